import type { SectionKey } from "../../content/sections.ts";
import type { SourceFile } from "./source-files.ts";

/** A picture or video as a document shows it. */
export type PictureInDocument = {
  /** Addresses or paths of the file, those of the original before those of smaller copies. */
  names: string[];
  /** The id of the picture in the source. Empty if the source gives none. */
  id: string;
  description: string;
  caption: string;
};

/** The facts that a source has about a picture. */
export type FoundPicture = {
  file: SourceFile | undefined;
  /** The address of the original on the former site. Undefined if only the picture's names are known. */
  address?: string | undefined;
  description?: string | undefined;
  caption?: string | undefined;
};

/** A project that was read from a source. Nothing of it is stored yet. */
export type IncomingProject = {
  /** Where the project is in the source, such as a path. */
  from: string;
  title: string;
  /** The wanted slug. Undefined to make the slug from the title. */
  slug?: string | undefined;
  client?: string | undefined;
  year?: string | undefined;
  role?: string | undefined;
  tags: string[];
  links: { label: string; url: string }[];
  /** The description for search engines. */
  summary: string;
  isProtected?: boolean;
  /** The document, from which modules are made. */
  html: string;
  cover: PictureInDocument | undefined;
  /** Finds a picture of the document, or its cover, in the source. */
  find: (picture: PictureInDocument) => FoundPicture;
  /** The paths of the project on the former site. */
  oldAddresses: string[];
  /** Sentences about content that could not be kept. */
  losses: string[];
};

/** A source that was read. */
export type Incoming = {
  /** The kind of the source, such as WordPress. */
  kind: string;
  projects: IncomingProject[];
  /** Sentences about lost content that belongs to no single project. */
  losses: string[];
};

/**
 * The section that a heading begins, by the heading's text in lower case. Null if the heading is the title of
 * a text.
 */
export type HeadingRules = ReadonlyMap<string, SectionKey | null>;

/** The result for one project, or in a dry run the expected result. */
export type ReportedProject = {
  from: string;
  name: string;
  slug: string;
  /**
   * The project's headings, with the section that each begins; null if the heading is the title of a text.
   */
  headings: { heading: string; section: SectionKey | null }[];
  texts: number;
  pictures: number;
  /** The number of tables, embeds and code modules. */
  others: number;
  redirects: string[];
  losses: string[];
};

export type ImportReport = {
  kind: string;
  /** Only for an archive of this program: the result for each kind of content, as a sentence. */
  outcomes?: string[];
  isDryRun: boolean;
  /** The hosts of pictures that are not among the files and were not fetched. */
  hosts: string[];
  projects: ReportedProject[];
  losses: string[];
};
