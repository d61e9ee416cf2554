/**
 * How long a test waits for a state, in milliseconds. The libraries' default of one second is too
 * short on a busy machine. `npm run guards` sets a shorter time, because it runs tests that have to
 * fail, and a failing wait takes all of its time.
 */
export const maxWait = Number(process.env.VITRINE_MAX_WAIT ?? 60_000);
