/** The largest file in one request, in bytes. */
export const byteLimit = 100 * 1024 * 1024;

/** The largest file in parts, in bytes. */
export const partsByteLimit = 2 * 1024 * 1024 * 1024;
