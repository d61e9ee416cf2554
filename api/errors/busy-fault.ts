/** There is more to do than the server can do in time. */
export class BusyFault extends Error {}
