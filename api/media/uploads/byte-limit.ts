/** The largest file in one request, in bytes. */
export const byteLimit = 100 * 1024 * 1024;
