/** The part of one project that a link opens. */
export type Opening = {
  /** Whether the reader finds the project while it is a draft. */
  opensDraft: boolean;
  /** Ids of the opened modules. Null for all modules that the portfolio password opens. */
  modules: ReadonlySet<string> | null;
};

/** A working link, with its settings at the time of the reader's request. */
export type OpenedLink = {
  id: number;
  /** Whether the reader of the link may comment on the modules that it opens. */
  isReview: boolean;
  greeting: string;
  /** Whether the reader of the link gets only smaller versions of pictures. */
  withholdsOriginals: boolean;
  /** The name in the watermark of pictures that only the link opens. Null for no watermark. */
  mark: string | null;
  /** The name of the reader in watermarks and on PDFs. Empty for none. */
  nameShown: string;
  /** Whether the reader does not allow the site to measure what is read. */
  hidesReading: boolean;
  /**
   * Whether a person, not only a scanner of mail, is assumed to use the link: it was read before, or this
   * browser opened it more than an hour ago.
   */
  hasReader: boolean;
  /** The opened projects by their ids, in the link's order. */
  projects: ReadonlyMap<number, Opening>;
};
