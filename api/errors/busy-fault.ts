/** Thrown where the server has more to do than it can do in time. */
export class BusyFault extends Error {}
