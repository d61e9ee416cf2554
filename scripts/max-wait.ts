/**
 * How long a test waits for a state, in milliseconds: a busy machine takes longer than the second that is the
 * default of the libraries. `npm run guards`, where every test should fail, does not wait as long.
 */
export const maxWait = Number(process.env.VITRINE_MAX_WAIT ?? 60_000);
