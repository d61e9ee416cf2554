import type { ProjectFieldKey } from "../../content/project-fields.ts";
import type { SectionKey } from "../../content/sections.ts";
import type { ContentModuleInputShape } from "../projects/case-study/content-module-input.ts";
import type { FieldValues } from "../projects/fields/field-kinds.ts";
import type { ByKind } from "../projects/fields/project-fields.ts";
import { demoAbout, demoTabs } from "./about.ts";
import type { DemoMediaName } from "./media.ts";
import { demoProjects } from "./projects.ts";

export type DemoCaseStudy = Record<SectionKey, ContentModuleInputShape[]>;

/** A project of the demo. Missing fields have their defaults. */
export type DemoProject = Partial<ByKind<FieldValues, ProjectFieldKey>> & {
  name: string;
  slug: string;
  workImages: string[];
  caseStudy: DemoCaseStudy;
};

export type DemoIdentity = {
  ownerName: string;
  tagline: string;
  teaserText: string;
  teaserPhoto: DemoMediaName;
  teaserCaption: string;
  portrait: DemoMediaName;
  footerText: string;
};

type DemoBanner = { isActive: boolean; content: string };

export type DemoAbout = {
  mainHeading: string;
  mainParagraph: string;
  currentRole: string;
  linkedinUrl: string;
  personalLife: string;
};

type DemoQuote = {
  quote: string;
  authorName: string;
  authorTitle: string;
  authorCompany: string;
};

export type DemoTab = {
  name: string;
  slug: string;
  contentHeading: string;
  /** Simple HTML: p, strong, em, ul, li and a. */
  contentText: string;
  quotesHeading: string;
  quotes: DemoQuote[];
};

export type DemoPortfolio = {
  identity: DemoIdentity;
  banner: DemoBanner;
  /** In the order of the home page. */
  projects: DemoProject[];
  about: DemoAbout;
  tabs: DemoTab[];
};

const demoIdentity: DemoIdentity = {
  ownerName: "Ilse Maravel",
  tagline: "Product designer for software that has to say how sure it is.",
  teaserText:
    "I design the moment in which a machine makes a suggestion and a person decides. Fifteen years of ships, wards, trams and small print have taught me that the second part is the harder one.",
  teaserPhoto: "conference",
  teaserCaption:
    "The Passage team at the Plain Sight conference, a few minutes before the projector failed",
  portrait: "portrait",
  footerText: "© 2026 Ilse Maravel. Designed slowly in Lindholm.",
};

const demoBanner: DemoBanner = {
  isActive: true,
  content:
    "Speaking about honest interfaces at Plain Sight in Lindholm this spring. Come and say hello.",
};

/** An invented designer and her invented clients, for a site that has no content yet. */
export const demoPortfolio: DemoPortfolio = {
  identity: demoIdentity,
  banner: demoBanner,
  projects: demoProjects,
  about: demoAbout,
  tabs: demoTabs,
};
