import type { HomeLayout, Voice } from "../../api/database/__generated__/prisma/client.ts";
import type { DemoMediaName } from "../../api/demo/media.ts";
import type {
  DemoAbout,
  DemoCaseStudy,
  DemoIdentity,
  DemoProject,
} from "../../api/demo/portfolio.ts";
import type { Shape, Treatment } from "./treatments.ts";

/** A project with the case study of one of the demo's projects, and with other names. */
export type OwnersProject = Pick<
  DemoProject,
  "name" | "slug" | "client" | "year" | "homeDisplayWidth" | "isPasswordProtected"
> & {
  /** The slug of the demo's project that has the case study. */
  from: string;
  home: DemoMediaName;
  /** The picture at the top of the page. Undefined: that of the demo's project. */
  hero?: DemoMediaName;
  work?: readonly DemoMediaName[];
  /** Modules that the demo's case study lacks, added at the end of its sections. */
  more?: Partial<DemoCaseStudy>;
};

/** An invented owner, with everything that distinguishes the owner's site from the demo. */
export type DemoOwner = {
  key: string;
  look: { voice: Voice; homeLayout: HomeLayout; hasOwnLight: boolean };
  colors: { background: string; textPrimary: string; textSecondary: string; navHover: string };
  /** Converts the colours of the demo's pictures. */
  treatment: Treatment;
  /** The treatments of single pictures that need another treatment. */
  treatments?: Partial<Record<DemoMediaName, Treatment>>;
  /** The shapes that single pictures are cut to. All other pictures stay whole. */
  shapes?: Partial<Record<DemoMediaName, Shape>>;
  /** Focal points of pictures, from 0 to 1 across and down. The middle for all other pictures. */
  focal?: Partial<Record<DemoMediaName, { x: number; y: number }>>;
  identity: Omit<DemoIdentity, "teaserPhoto" | "portrait">;
  about: DemoAbout;
  /** The tabs of the demo's About page that the owner's page has, with other names. */
  tabs: readonly { from: string; name: string; contentHeading: string }[];
  /** The projects, in the order of the home page. */
  projects: readonly OwnersProject[];
  /** The language of the site. English if undefined. */
  language?: string;
  /** The languages of projects, by their slugs. The site's language for all other projects. */
  languages?: Readonly<Record<string, string>>;
  /** Replacements for names in the demo. */
  names: readonly (readonly [from: string, to: string])[];
};
