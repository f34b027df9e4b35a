/// Writes what is held in memory of the file system of an open file to its disk, and waits for it.
///
/// Linux has a call for it that Swift does not see; elsewhere the file alone is written. 0, or -1 with errno.
int CFileSystemSync(int descriptor);

/// Lets this process hold up to `most` files open, where the system allows it.
///
/// Swift sees the call in another form on each system. How many it may hold open from now on.
int CFileSystemHoldOpen(int most);
