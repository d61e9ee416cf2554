import { parse } from "graphql";
import type { Voice } from "../../database/__generated__/prisma/client.ts";

/** Queries the content of a PDF. Like queries of pages, it returns only what the viewer may see. */
export const sheetQuery = parse(/* GraphQL */ `
  query Sheet($slug: String!, $isProject: Boolean!) {
    siteIdentity { ownerName }
    siteLook { voice hasOwnLight fonts { url firstUrl } }
    siteColors { background textPrimary textSecondary navHover }
    project(slug: $slug) @include(if: $isProject) {
      ...sheetProject
      facts { client year role team { name role } links { label url } tags }
      caseStudy { sections { section name modules { ...sheetModule } } }
    }
    briefProjects @skip(if: $isProject) { ...sheetProject }
  }
  fragment sheetProject on Project {
    name
    language
    slug
    hasPdf
    pageHero { ...sheetMedia }
    light { ground ink quiet accent }
    brief {
      outcome
      role
      team
      time
      numbers { value label }
      pictures { ...sheetMedia }
    }
  }
  fragment sheetMedia on Media {
    src
    kind
    asset { path altText width height poster { asset { path altText width height } } }
  }
  fragment sheetView on MediaView {
    frame
    crop { x y width height }
    start { ...sheetMedia }
  }
  fragment sheetModule on ContentModule {
    __typename
    isHidden
    isBlank
    isBeside
    isWide
    inPresentation
    ... on TextModule { title contentHtml }
    ... on TextImageModule {
      contentHtml
      imagePosition
      media { ...sheetMedia }
      mediaView { ...sheetView }
    }
    ... on ImageImageModule {
      leftTextHtml
      rightTextHtml
      left { ...sheetMedia }
      leftView { ...sheetView }
      right { ...sheetMedia }
      rightView { ...sheetView }
    }
    ... on HeroImageModule { caption media { ...sheetMedia } mediaView { ...sheetView } }
    ... on FullWidthModule {
      caption
      textHtml
      media { ...sheetMedia }
      mediaView { ...sheetView }
    }
    ... on BeforeAfterModule {
      caption
      before { ...sheetMedia }
      beforeView { ...sheetView }
      after { ...sheetMedia }
      afterView { ...sheetView }
    }
    ... on GalleryModule {
      items { caption media { ...sheetMedia } mediaView { ...sheetView } }
    }
    ... on EmbedModule {
      embedTitle: title
      poster { ...sheetMedia }
      posterView { ...sheetView }
      player { site page }
    }
    ... on QuoteModule {
      textHtml
      person
      role
      portrait { ...sheetMedia }
      portraitView { ...sheetView }
    }
    ... on NumbersModule { figures: items { value from label } }
    ... on ColumnsModule { columnTexts: items { title contentHtml } }
    ... on TableModule {
      caption
      headers
      columns { align }
      rows { cellsHtml }
    }
    ... on CodeModule { language content }
  }
`);

type Asset = { path: string; altText: string; width: number; height: number };

export type SheetMedia = {
  src: string;
  kind: "IMAGE" | "VIDEO";
  asset: (Asset & { poster: { asset: Asset | null } | null }) | null;
};

export type SheetView = {
  frame: "NONE" | "PHONE" | "TABLET" | "BROWSER";
  crop: { x: number; y: number; width: number; height: number } | null;
  start: SheetMedia | null;
} | null;

type Shown<Name extends string> = { [Key in Name]: SheetMedia | null } & {
  [Key in Name as `${Key}View`]: SheetView;
};

type Modules = {
  TextModule: { title: string; contentHtml: string };
  TextImageModule: Shown<"media"> & { contentHtml: string; imagePosition: "LEFT" | "RIGHT" };
  ImageImageModule: Shown<"left" | "right"> & { leftTextHtml: string; rightTextHtml: string };
  HeroImageModule: Shown<"media"> & { caption: string };
  FullWidthModule: Shown<"media"> & { caption: string; textHtml: string };
  BeforeAfterModule: Shown<"before" | "after"> & { caption: string };
  GalleryModule: { items: (Shown<"media"> & { caption: string })[] };
  EmbedModule: Shown<"poster"> & {
    embedTitle: string;
    player: { site: string; page: string } | null;
  };
  QuoteModule: Shown<"portrait"> & { textHtml: string; person: string; role: string };
  NumbersModule: { figures: { value: string; from: string; label: string }[] };
  ColumnsModule: { columnTexts: { title: string; contentHtml: string }[] };
  TableModule: {
    caption: string;
    headers: "ROW" | "COLUMN" | "BOTH" | "NONE";
    columns: { align: "START" | "CENTER" | "END" | null }[];
    rows: { cellsHtml: string[] }[];
  };
  CodeModule: { language: string; content: string };
};

export type SheetModule = {
  [Name in keyof Modules]: Modules[Name] & {
    __typename: Name;
    isHidden: boolean;
    isBlank: boolean;
    isBeside: boolean;
    isWide: boolean;
    inPresentation: boolean;
  };
}[keyof Modules];

export type SheetBrief = {
  outcome: string;
  role: string;
  team: string;
  time: string;
  numbers: { value: string; label: string }[];
  pictures: SheetMedia[];
};

export type BriefedProject = {
  name: string;
  language: string;
  slug: string;
  hasPdf: boolean;
  pageHero: SheetMedia | null;
  light: { ground: string; ink: string; quiet: string; accent: string } | null;
  brief: SheetBrief | null;
};

export type SheetProject = BriefedProject & {
  facts: {
    client: string;
    year: string;
    role: string;
    team: { name: string; role: string }[];
    links: { label: string; url: string }[];
    tags: string[];
  } | null;
  caseStudy: {
    sections: { section: string; name: string | null; modules: SheetModule[] }[];
  } | null;
};

/** The result of `sheetQuery`. */
export type SheetData = {
  siteIdentity: { ownerName: string };
  siteLook: {
    voice: Uppercase<Voice>;
    /** Whether the pages of projects have the colours of their pictures. */
    hasOwnLight: boolean;
    fonts: { url: string; firstUrl: string | null }[];
  };
  siteColors: { background: string; textPrimary: string; textSecondary: string; navHover: string };
  project?: SheetProject | null;
  briefProjects?: BriefedProject[];
};
