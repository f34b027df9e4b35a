internal import CLibrary
internal import CommandLineTool

exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst()), console: .process()))
