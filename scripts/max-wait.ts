/**
 * How long a test waits for a state, in milliseconds. The default of the libraries, one second, is
 * too short on a busy machine. `npm run guards` sets a shorter time, because it expects every test
 * to fail.
 */
export const maxWait = Number(process.env.VITRINE_MAX_WAIT ?? 60_000);
