/** Thrown where a backup was not made or is incomplete. The message explains why, and what to do. */
export class BackupProblem extends Error {}
