import type { SectionKey } from "../../content/sections.ts";
import type { SourceFile } from "./source-files.ts";

/** A picture or video as a document shows it. */
export type PictureInDocument = {
  /** Where it is, the best first. */
  names: string[];
  /** Its id in the source. Empty for none. */
  id: string;
  description: string;
  caption: string;
};

/** What a source knows of a picture. */
export type FoundPicture = {
  file: SourceFile | undefined;
  /** Where its original is on the former site. Undefined where no more is known than its names. */
  address?: string | undefined;
  description?: string | undefined;
  caption?: string | undefined;
};

/** What every source is read to: a project, before any of it is written. */
export type IncomingProject = {
  /** Where it stands in the source. */
  from: string;
  title: string;
  /** The wanted last part of its address. Undefined for one after the title. */
  slug?: string | undefined;
  client?: string | undefined;
  year?: string | undefined;
  role?: string | undefined;
  tags: string[];
  links: { label: string; url: string }[];
  /** What search engines say of it. */
  summary: string;
  isProtected?: boolean;
  /** The document, from which modules are made. */
  html: string;
  cover: PictureInDocument | undefined;
  find: (picture: PictureInDocument) => FoundPicture;
  /** Paths of its former site. */
  oldAddresses: string[];
  /** What could not be kept. */
  losses: string[];
};

/** A source that was read. */
export type Incoming = {
  /** What it is: WordPress. */
  kind: string;
  projects: IncomingProject[];
  /** What could not be kept, of no single project. */
  losses: string[];
};

/** The section that each heading of the documents begins, by the heading in lower case. */
export type HeadingRules = ReadonlyMap<string, SectionKey | null>;

/** What became of a project, or would become. */
export type ReportedProject = {
  from: string;
  name: string;
  slug: string;
  /** Its headings, with the section that each begins; null for one that stays a title. */
  headings: { heading: string; section: SectionKey | null }[];
  texts: number;
  pictures: number;
  others: number;
  redirects: string[];
  losses: string[];
};

export type ImportReport = {
  kind: string;
  /** What happens with an archive of this program, a sentence for each kind of content. */
  outcomes?: string[];
  isDryRun: boolean;
  /** The hosts of pictures that are not among the files, and that were not asked for. */
  hosts: string[];
  projects: ReportedProject[];
  losses: string[];
};
