internal import CLibrary
internal import CommandLineTool
internal import PaperCommands
internal import QRCodes

// Where this is a process that decodes pictures for another, it does nothing else.
DecodingProcesses.serveIfAsked()

let console = Console.process(pictureProgram: DecodingProcesses.thisProgram)
exit(CommandLineTool(paper: PaperCommands.all).run(CommandLineTool.arguments(), console: console))
