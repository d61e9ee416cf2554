/** A backup that is not made, or not whole; its message says why and what to do. */
export class BackupProblem extends Error {}
