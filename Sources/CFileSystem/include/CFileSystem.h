/// Writes what is held in memory of the file system of an open file to its disk, and waits for it.
///
/// Linux has a call for it that Swift does not see; elsewhere the file alone is written. 0, or -1 with errno.
int CFileSystemSync(int descriptor);
