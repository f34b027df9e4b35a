internal import CommandLineTool
internal import Glibc

exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst()), console: .process()))
