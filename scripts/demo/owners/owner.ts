import type { HomeLayout, Voice } from "../../../api/database/__generated__/prisma/client.ts";
import type {
  DemoAbout,
  DemoCaseStudy,
  DemoIdentity,
  DemoProject,
} from "../../../api/demo/portfolio.ts";
import type { Picture } from "../picture.ts";
import type { Treatment } from "./treatments.ts";

/** The name of a picture of the demo, or of one of the owner's own. */
type PictureName = string;

/** A project told by one of the demo's case studies, with other names. */
export type OwnersProject = Pick<
  DemoProject,
  "name" | "slug" | "client" | "year" | "homeDisplayWidth" | "isPasswordProtected"
> & {
  /** The slug of the demo's project. */
  from: string;
  home: PictureName;
  /** Undefined for the demo's. */
  hero?: PictureName;
  work?: readonly PictureName[];
  /** What the demo's case study lacks, at the end of its sections. */
  more?: Partial<DemoCaseStudy>;
};

/** Who else could have this product: what makes her site hers. */
export type DemoOwner = {
  key: string;
  look: { voice: Voice; homeLayout: HomeLayout; hasOwnLight: boolean };
  colors: { background: string; textPrimary: string; textSecondary: string; navHover: string };
  treatment: Treatment;
  /** Of single pictures of the demo, where the usual would not do. */
  treatments?: Record<PictureName, Treatment>;
  /** What stays in view where a picture is cropped; else its middle. */
  focal?: Record<PictureName, { x: number; y: number }>;
  identity: Omit<DemoIdentity, "teaserPhoto" | "portrait">;
  about: DemoAbout;
  /** The demo's tab that is hers, and what it is called. */
  tabs: readonly { from: string; name: string; contentHeading: string }[];
  /** In the order of the home page. */
  projects: readonly OwnersProject[];
  /** What is said instead of names of the demo. */
  names: readonly (readonly [from: string, to: string])[];
  /** Drawn for her alone; "portrait" and "conference" stand where the demo's do. */
  pictures: Record<PictureName, Picture>;
};
