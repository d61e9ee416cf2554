/** How long to wait before each further attempt to send a file, in milliseconds. */
export const retryDelays = [0, 1_000, 3_000, 5_000];
