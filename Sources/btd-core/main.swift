internal import CLibrary
internal import CommandLineTool

exit(CommandLineTool().run(CommandLineTool.arguments(), console: .process()))
