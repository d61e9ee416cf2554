import { demoAbout, demoTabs } from "./about.ts";
import { demoBanner, demoIdentity } from "./identity.ts";
import type { DemoMediaName } from "./media.ts";
import { fennimore } from "./projects/fennimore.ts";
import { hearten } from "./projects/hearten.ts";
import { lindholm } from "./projects/lindholm.ts";
import { morrow } from "./projects/morrow.ts";
import { passage } from "./projects/passage.ts";
import { quillon } from "./projects/quillon.ts";

export type DemoModule =
  | {
      type: "text";
      content: string;
      textPosition?: "left" | "right";
      title?: string;
      hidden?: boolean;
    }
  | {
      type: "text-image";
      content: string;
      imageSrc: DemoMediaName;
      imagePosition: "left" | "right";
      hidden?: boolean;
    }
  | {
      type: "image-image";
      leftImageSrc: DemoMediaName;
      rightImageSrc: DemoMediaName;
      leftImageText?: string;
      rightImageText?: string;
      hidden?: boolean;
    }
  | { type: "hero-image"; imageSrc: DemoMediaName; caption?: string; hidden?: boolean };

export type DemoProject = {
  name: string;
  slug: string;
  showOnHome: boolean;
  homeDisplayWidth: "full" | "half";
  homeHeroImage: DemoMediaName;
  heroImage: DemoMediaName;
  workImages: DemoMediaName[];
  isPasswordProtected: boolean;
  lightModeNav: boolean;
  role: DemoModule[];
  why: DemoModule[];
  result: DemoModule[];
  process: DemoModule[];
  solution: DemoModule[];
  shippedGoods: DemoModule[];
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

export type DemoBanner = { isActive: boolean; content: string };

export type DemoAbout = {
  mainHeading: string;
  mainParagraph: string;
  currentRole: string;
  linkedinUrl: string;
  personalLife: string;
};

export type DemoQuote = {
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

/** An invented designer and her invented clients, for a site that has no content yet. */
export const demoPortfolio: DemoPortfolio = {
  identity: demoIdentity,
  banner: demoBanner,
  projects: [passage, quillon, hearten, lindholm, morrow, fennimore],
  about: demoAbout,
  tabs: demoTabs,
};
