internal import CLibrary
internal import CommandLineTool
internal import QRCodes

// Where this is a process that decodes pictures for another, it does nothing else.
DecodingProcesses.serveIfAsked()

let console = Console.process(pictureProgram: DecodingProcesses.thisProgram)
exit(CommandLineTool.run(CommandLineTool.arguments(), console: console))
