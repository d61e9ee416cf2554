import type { HomeLayout, Voice } from "../../api/database/__generated__/prisma/client.ts";
import type { DemoMediaName } from "../../api/demo/media.ts";
import type {
  DemoAbout,
  DemoCaseStudy,
  DemoIdentity,
  DemoProject,
} from "../../api/demo/portfolio.ts";
import type { Treatment } from "./treatments.ts";

/** A project told by one of the demo's case studies, with other names. */
export type OwnersProject = Pick<
  DemoProject,
  "name" | "slug" | "client" | "year" | "homeDisplayWidth" | "isPasswordProtected"
> & {
  /** The slug of the demo's project. */
  from: string;
  home: DemoMediaName;
  /** Undefined for the demo's. */
  hero?: DemoMediaName;
  work?: readonly DemoMediaName[];
  /** What the demo's case study lacks, at the end of its sections. */
  more?: Partial<DemoCaseStudy>;
};

/** Who else could have this product: what makes her site hers. */
export type DemoOwner = {
  key: string;
  look: { voice: Voice; homeLayout: HomeLayout; hasOwnLight: boolean };
  colors: { background: string; textPrimary: string; textSecondary: string; navHover: string };
  /** What becomes of the colours of the demo's pictures. */
  treatment: Treatment;
  /** Of single pictures, where that would not do. */
  treatments?: Partial<Record<DemoMediaName, Treatment>>;
  /** What stays in view where a picture is cropped; else its middle. */
  focal?: Partial<Record<DemoMediaName, { x: number; y: number }>>;
  identity: Omit<DemoIdentity, "teaserPhoto" | "portrait">;
  about: DemoAbout;
  /** The demo's tab that is hers, and what it is called. */
  tabs: readonly { from: string; name: string; contentHeading: string }[];
  /** In the order of the home page. */
  projects: readonly OwnersProject[];
  /** What is said instead of names of the demo. */
  names: readonly (readonly [from: string, to: string])[];
};
