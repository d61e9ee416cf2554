/** Tells the time; tests have clocks of their own. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
