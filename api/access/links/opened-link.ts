/** What a link opens of one project. */
export type Opening = {
  /** Whether it is found while it is a draft. */
  opensDraft: boolean;
  /** Ids of the modules that are opened. Null for all that the portfolio password opens. */
  modules: ReadonlySet<string> | null;
};

/** A link that works, as the request of its reader found it. */
export type OpenedLink = {
  id: number;
  greeting: string;
  /** Whether a browser of its reader wants nothing told of what is read. */
  hidesReading: boolean;
  /** Whether somebody reads by it: it was read before, or the browser came by it some time ago. */
  hasReader: boolean;
  /** By the number of the project, in the order that the reader sees them in. */
  projects: ReadonlyMap<number, Opening>;
};
