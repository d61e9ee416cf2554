/** What all instances of a site on one database have in common. */
export type InstanceTerms = {
  /** Of the site's secret, which does not follow from it. */
  fingerprint: string;
  /** Which bucket or folder the files are in. */
  storage: string;
};

/** That this process may use a database, alone or with others. */
export type InstanceLock = {
  /** Whether no other instance had the database when this one got it. */
  isAlone: boolean;
  /** @throws {StartError} where other instances run by other terms */
  checkTerms: (terms: InstanceTerms) => Promise<void>;
  /** Tells instances to come, where this is the first one. The database has to have its tables. */
  storeTerms: (terms: InstanceTerms) => Promise<void>;
  /** Lets the next instance start, which waits until then. */
  endStart: () => Promise<void>;
  /** Gives the lock up, as the end of the process does. */
  close: () => Promise<void>;
};

/** The lock of a process that nobody shares anything with. */
export const lockOfOne: InstanceLock = {
  isAlone: true,
  checkTerms: async () => {},
  storeTerms: async () => {},
  endStart: async () => {},
  close: async () => {},
};
