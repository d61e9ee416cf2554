import type { FieldOf } from "./fields.ts";

/** The definition of a project's field, for server and browser. */
export type ProjectField = Kind & {
  /**
   * The label on the edit page. The fields with a label are those that are edited there and that revisions
   * contain.
   */
  label?: string;
  /** The name in error messages, if it differs from the label. */
  refusedAs?: string;
  /** The description of the field in GraphQL. */
  description: string;
  /** The description of the field as a GraphQL input, if it differs. */
  inputDescription?: string;
  /** Whether a new project must have a value for the field. */
  isRequired?: true;
  /**
   * Whether the field is a fact about the work, such as its client or year. GraphQL has the facts in one
   * object, and withholds that object together with the case study.
   */
  isFact?: true;
  /** Whether only GraphQL has the field, and REST does not. */
  isOfGraphQL?: true;
};

type Kind =
  | FieldOf<"text" | "flag" | "integer" | "media">
  /** The maximum number of entries. */
  | { kind: "mediaList" | "people" | "links"; max: number }
  /** The labels of the values, by GraphQL name. The first one is the default. */
  | { kind: "displayWidth" | "lightSource"; options: Readonly<Record<string, string>> }
  | { kind: "visibility" | "moment" | "optionalText" | "tags" | "sectionLayout" | "brief" };

export type FieldKind = Kind["kind"];

/**
 * All fields of a project except for its sections, in the order of the form. A field has the same name in the
 * database, in GraphQL, in REST and in revisions. The code of all of these is derived from this list, and so
 * are forms, drafts, conflicts and comparisons.
 */
export const projectFields = {
  name: {
    kind: "text",
    label: "Project Name",
    refusedAs: "Name",
    max: 200,
    description: "The title.",
    isRequired: true,
  },
  slug: {
    kind: "text",
    label: "Slug",
    description:
      "The last part of the page's address. For a project in the trash, the last part of its former address.",
    inputDescription:
      "The last part of the page's address. After a change, the former address redirects to the new one.",
    isRequired: true,
  },
  language: {
    kind: "text",
    label: "Language",
    description:
      "The language of its texts as a BCP 47 tag, such as `de` or `ja`: for hyphenation, screen readers and search engines. Empty for the site's language.",
  },
  showOnHome: {
    kind: "flag",
    label: "Show on home page",
    description: "Whether it has a card on the home page.",
  },
  lightModeNav: {
    kind: "flag",
    label: "Light mode navigation",
    description:
      "Whether the navigation over its hero picture is dark, so that it is readable on a light picture.",
  },
  homeDisplayWidth: {
    kind: "displayWidth",
    label: "Display width",
    options: { HALF: "Half width", FULL: "Full width" },
    description: "How wide its card on the home page is.",
  },
  homeHeroImage: {
    kind: "media",
    label: "Home Hero Image",
    refusedAs: "Home hero image",
    description:
      "The picture or video of its card on the home page. Null where none is chosen: the card then shows heroImage.",
    inputDescription:
      "Address of the picture or video of its card on the home page. Null to show heroImage there.",
  },
  heroImage: {
    kind: "media",
    label: "Detail Page Hero Image",
    refusedAs: "Hero image",
    description: "The picture or video at the head of its page. Null while none is chosen.",
    inputDescription:
      "Address of the picture or video at the head of its page. Null for no picture.",
  },
  workImages: {
    kind: "mediaList",
    label: "Work Images",
    refusedAs: "Work image",
    max: 200,
    description: "Its pictures and videos in the work grid, in order.",
    inputDescription: "Addresses of its pictures and videos in the work grid, in order.",
  },
  searchDescription: {
    kind: "text",
    label: "Search Description",
    refusedAs: "Search description",
    max: 300,
    description:
      "The description of its page for search engines and link previews. Empty where the opening words of its case study are used instead, and while the project is locked.",
    inputDescription:
      "The description of its page for search engines and link previews. Empty to use the opening words of its case study.",
  },
  socialImage: {
    kind: "media",
    label: "Social Picture",
    refusedAs: "Social picture",
    description:
      "The picture in link previews, protected like the pictures of its case study. Null where another picture of the project is used, and while the project is locked.",
    inputDescription:
      "Address of the picture in link previews. Null for another picture of the project.",
  },
  lightSource: {
    kind: "lightSource",
    label: "Page colors",
    options: { PICTURE: "From the picture", COLORS: "Chosen colors", SITE: "Site colors" },
    description: "Where the colours of its page come from, if siteLook.hasOwnLight is true.",
    isOfGraphQL: true,
  },
  lightGround: {
    kind: "text",
    label: "Ground",
    description:
      "The background colour that the owner chose, as hex, for lightSource COLORS. Empty for the colour from the hero.",
    isOfGraphQL: true,
  },
  lightInk: {
    kind: "text",
    label: "Text",
    description:
      "The colour of headings and text that the owner chose, as hex, for lightSource COLORS. Empty for the colour from the hero.",
    isOfGraphQL: true,
  },
  lightAccent: {
    kind: "text",
    label: "Accent",
    description:
      "The colour of hovered links and selected items that the owner chose, as hex, for lightSource COLORS. Empty for the colour from the hero.",
    isOfGraphQL: true,
  },
  sectionLayout: {
    kind: "sectionLayout",
    label: "Names and order of sections",
    description:
      "How the project's sections differ from the default: their order, their names, and which sections are left out. Sections that are not listed come after the listed ones. Empty for the default, and for everyone but the owner.",
    inputDescription:
      "How its sections differ from the default, in order. List each section at most once; sections that are not listed come after the listed ones. Empty for the default.",
    isOfGraphQL: true,
  },
  brief: {
    kind: "brief",
    label: "Brief",
    description: "Its brief: a summary in a few words and pictures.",
    inputDescription: "Its brief: a summary in a few words and pictures. Null for no brief.",
    isOfGraphQL: true,
  },
  homeOrder: {
    kind: "integer",
    refusedAs: "Home order",
    description: "Position on the home page, smallest first.",
  },
  workOrder: {
    kind: "integer",
    refusedAs: "Work order",
    description: "Position in the work grid, smallest first.",
  },
  isPasswordProtected: {
    kind: "flag",
    description: "Whether its case study needs the portfolio password.",
  },
  withholdsOriginals: {
    kind: "flag",
    label: "No download of originals",
    description:
      "Whether visitors get only smaller versions of its pictures. Videos, SVG files, and animated pictures without smaller versions are sent as they are.",
    isOfGraphQL: true,
  },
  offersPresentation: {
    kind: "flag",
    label: "Visitors may see it as slides",
    description:
      "Whether visitors find its presentation. The owner always finds it, and so do readers of share links that include the project.",
    isOfGraphQL: true,
  },
  offersPdf: {
    kind: "flag",
    label: "Visitors may have it as PDF",
    description:
      "Whether visitors can get it as PDF. The owner and readers of share links that include the project always can, unless all its content is withheld from them.",
    isOfGraphQL: true,
  },
  visibility: {
    kind: "visibility",
    description: "Who can find it now. A draft whose publishAt has passed is PUBLIC.",
    inputDescription:
      "Who finds it. PUBLIC by default for a new project. PUBLIC and UNLISTED remove publishAt; DRAFT removes it only if it has passed.",
  },
  publishAt: {
    kind: "moment",
    description:
      "When the draft is or was published automatically. Null where nothing is scheduled, and for everyone but the owner.",
    inputDescription:
      "When the draft is to be published automatically. Null for never. A past time is refused with PAST, unless it is the stored one.",
  },
  publishZone: {
    kind: "optionalText",
    description:
      "IANA name of the time zone in which publishAt was chosen. Null where no zone is given or nothing is scheduled, and for everyone but the owner.",
    inputDescription:
      "IANA name of the time zone in which publishAt was chosen, such as `Europe/Oslo`. Null for no zone.",
  },
  client: {
    kind: "text",
    label: "Client",
    max: 200,
    description: "The client that it was made for. Empty if not given.",
    isFact: true,
  },
  year: {
    kind: "text",
    label: "Year",
    max: 50,
    description:
      "When it was made, as the owner writes it, such as `2024` or `2022–24`. Empty if not given.",
    isFact: true,
  },
  role: {
    kind: "text",
    label: "Your role",
    refusedAs: "Role",
    max: 200,
    description: "What the designer did in it. Empty if not given.",
    isFact: true,
  },
  team: {
    kind: "people",
    label: "Team",
    max: 50,
    description: "The other people who took part, in order. At most 50.",
    isFact: true,
  },
  links: {
    kind: "links",
    label: "Links",
    max: 20,
    description: "Links to pages about the project, in order. At most 20.",
    isFact: true,
  },
  tags: {
    kind: "tags",
    label: "Tags",
    description: "Its tags, in order, at most 20. The work grid can be filtered by them.",
    inputDescription:
      "Its tags, in order: at most 20, of up to 50 characters each. The work grid can be filtered by them. Tags that differ only in case or spaces count as one.",
    isFact: true,
  },
} as const satisfies Record<string, ProjectField>;

type ProjectFields = typeof projectFields;

export type ProjectFieldKey = keyof ProjectFields;

/** The keys of the fields whose declaration matches a type, such as `{ isFact: true }`. */
export type KeysWith<Trait> = {
  [Key in ProjectFieldKey]: ProjectFields[Key] extends Trait ? Key : never;
}[ProjectFieldKey];

export type RevisedFieldKey = KeysWith<{ label: string }>;
export type FactKey = KeysWith<{ isFact: true }>;

export const projectFieldKeys = Object.keys(projectFields) as ProjectFieldKey[]; // the object has only these keys

export const isRevised = (key: ProjectFieldKey): key is RevisedFieldKey =>
  "label" in projectFields[key];

export const revisedFieldKeys = projectFieldKeys.filter(isRevised);

export const isFact = (key: ProjectFieldKey): key is FactKey => "isFact" in projectFields[key];

export const factKeys = projectFieldKeys.filter(isFact);

/** The keys of the texts in each row of the lists `people` and `links`, in the order of display. */
export const rowKeys = { people: ["name", "role"], links: ["label", "url"] } as const;
