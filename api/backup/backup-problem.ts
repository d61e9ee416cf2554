/** A backup that was not made, or is incomplete. The message says why and what to do. */
export class BackupProblem extends Error {}
