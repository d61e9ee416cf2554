/** What a link opens of one project. */
export type Opening = {
  /** Whether the reader finds it while it is a draft. */
  opensDraft: boolean;
  /** Ids of the modules that are opened. Null for all that the portfolio password opens. */
  modules: ReadonlySet<string> | null;
};

/** A working link, as the request of its reader found it. */
export type OpenedLink = {
  id: number;
  /** Whether its reader may comment on what it opens. */
  isReview: boolean;
  greeting: string;
  /** Whether its reader gets pictures in smaller versions alone. */
  withholdsOriginals: boolean;
  /** The name on the pictures that only the link opens. Null for none. */
  mark: string | null;
  /** The name of its reader on PDFs. Empty for none. */
  nameShown: string;
  /** Whether a browser of its reader refuses measuring. */
  hidesReading: boolean;
  /** Whether it has a reader: it was read before, or the browser came by it some time ago. */
  hasReader: boolean;
  /** By the id of the project, in the reader's order. */
  projects: ReadonlyMap<number, Opening>;
};
