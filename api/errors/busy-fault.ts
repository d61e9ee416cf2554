/** There is more to do than can be done in time. */
export class BusyFault extends Error {}
