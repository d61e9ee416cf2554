/** Values that have to be equal in all instances of a site on one database. */
export type InstanceTerms = {
  /** A hash of the site's secret, from which the secret cannot be computed. */
  fingerprint: string;
  /** The id of the bucket or folder with the files. */
  storage: string;
};

/** The right of this process to use the database, alone or together with others. */
export type InstanceLock = {
  /** Whether no other instance used the database when this one got the lock. */
  isAlone: boolean;
  /** @throws {StartError} where the values of the other running instances differ */
  checkTerms: (terms: InstanceTerms) => Promise<void>;
  /** Stores the values for later instances, if this is the first one. Called once the database has its tables. */
  storeTerms: (terms: InstanceTerms) => Promise<void>;
  /** Lets the next waiting instance start. */
  endStart: () => Promise<void>;
  /**
   * Releases the lock on a server's database. The locks on the data folder and on an SQLite file
   * last until the process ends.
   */
  close: () => Promise<void>;
};

/**
 * The lock of a process that does not share the database. There are no other instances to compare
 * values with.
 */
export const lockOfOne: InstanceLock = {
  isAlone: true,
  checkTerms: async () => {},
  storeTerms: async () => {},
  endStart: async () => {},
  close: async () => {},
};
