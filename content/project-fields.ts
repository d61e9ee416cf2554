import type { FieldOf } from "./fields.ts";

/** The definition of a project's field, for server and browser. */
export type ProjectField = Kind & {
  /** Its label on the edit page. Fields with a label are edited there, and so revisions contain them. */
  label?: string;
  /** Its name in error messages, if it differs from its label. */
  refusedAs?: string;
  /** Its description in GraphQL. */
  description: string;
  /** Its description as a GraphQL input, if it differs. */
  inputDescription?: string;
  /** Whether a new project needs it. */
  isRequired?: true;
  /** Whether it is a fact. GraphQL groups facts, and withholds them with the case study. */
  isFact?: true;
  /** Whether only GraphQL has it, and REST does not. */
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
 * All fields of a project except for its sections, in the order of the form. A field has the same name in
 * the database, in GraphQL, in REST and in revisions. All of these derive from this list, and so do forms,
 * drafts, conflicts and comparisons.
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
    description: "The last part of the page's address; in the trash, the one it had.",
    inputDescription: "The last part of the page's address. A former one redirects to it.",
    isRequired: true,
  },
  language: {
    kind: "text",
    label: "Language",
    description:
      "The language of its words as a BCP 47 tag, such as de or ja: for hyphens, voices and search engines. Empty for the site's.",
  },
  showOnHome: {
    kind: "flag",
    label: "Show on home page",
    description: "Whether it has a card on the home page.",
  },
  lightModeNav: {
    kind: "flag",
    label: "Light mode navigation",
    description: "Whether the navigation over its hero is dark on light.",
  },
  homeDisplayWidth: {
    kind: "displayWidth",
    label: "Display width",
    options: { HALF: "Half width", FULL: "Full width" },
    description: "How wide its card is.",
  },
  homeHeroImage: {
    kind: "media",
    label: "Home Hero Image",
    refusedAs: "Home hero image",
    description: "The picture or video of its card. Null for the one of the page.",
    inputDescription: "Address of the picture or video of its card. Null for the one of the page.",
  },
  heroImage: {
    kind: "media",
    label: "Detail Page Hero Image",
    refusedAs: "Hero image",
    description: "The picture or video at the head of its page. Null while none is chosen.",
    inputDescription: "Address of the picture or video at the head of its page. Null for none.",
  },
  workImages: {
    kind: "mediaList",
    label: "Work Images",
    refusedAs: "Work image",
    max: 200,
    description: "What it shows in the work grid, in order.",
    inputDescription: "Addresses of what it shows in the work grid, in order.",
  },
  searchDescription: {
    kind: "text",
    label: "Search Description",
    refusedAs: "Search description",
    max: 300,
    description:
      "What search engines and link previews say of its page. Empty for the opening words of its case study, and while the project is locked.",
    inputDescription:
      "What search engines and link previews say of its page. Empty for the opening words of its case study.",
  },
  socialImage: {
    kind: "media",
    label: "Social Picture",
    refusedAs: "Social picture",
    description:
      "The picture of link previews, of its case study as the pictures there. Null for the other pictures of the project, and while the project is locked.",
    inputDescription:
      "Address of the picture of link previews. Null for the other pictures of the project.",
  },
  lightSource: {
    kind: "lightSource",
    label: "Page colors",
    options: { PICTURE: "From the picture", COLORS: "Chosen colors", SITE: "Site colors" },
    description:
      "Where the colours of its page come from, where the site lets projects have a light of their own.",
    isOfGraphQL: true,
  },
  lightGround: {
    kind: "text",
    label: "Ground",
    description: "The owner's colour behind everything, as hex. Empty for the picture's.",
    isOfGraphQL: true,
  },
  lightInk: {
    kind: "text",
    label: "Text",
    description: "The owner's colour of headings and text, as hex. Empty for the picture's.",
    isOfGraphQL: true,
  },
  lightAccent: {
    kind: "text",
    label: "Accent",
    description: "The owner's colour of what is pointed at, as hex. Empty for the picture's.",
    isOfGraphQL: true,
  },
  sectionLayout: {
    kind: "sectionLayout",
    label: "Names and order of sections",
    description:
      "How its sections differ from the default: in order, with names of their own, and which are left out. Sections that it does not mention follow. Empty for the default, and for everyone but the owner.",
    inputDescription:
      "How its sections differ from the default, in order. Each at most once; those that it does not mention follow. Empty for the default.",
    isOfGraphQL: true,
  },
  brief: {
    kind: "brief",
    label: "Brief",
    description: "What it is in a few words and pictures.",
    inputDescription: "What it is in a few words and pictures. Null for no brief.",
    isOfGraphQL: true,
  },
  homeOrder: {
    kind: "integer",
    refusedAs: "Home order",
    description: "Place on the home page, smallest first.",
  },
  workOrder: {
    kind: "integer",
    refusedAs: "Work order",
    description: "Place in the work grid, smallest first.",
  },
  isPasswordProtected: {
    kind: "flag",
    description: "Whether its case study needs the portfolio password.",
  },
  withholdsOriginals: {
    kind: "flag",
    label: "No download of originals",
    description:
      "Whether visitors get its pictures in smaller versions alone. Videos, drawings and moving pictures, which have none, are sent as they are.",
    isOfGraphQL: true,
  },
  offersPresentation: {
    kind: "flag",
    label: "Visitors may see it as slides",
    description:
      "Whether visitors find its presentation. The owner and readers of links that include it always do.",
    isOfGraphQL: true,
  },
  offersPdf: {
    kind: "flag",
    label: "Visitors may have it as PDF",
    description:
      "Whether visitors find it as PDF. The owner and readers of links that include it always do.",
    isOfGraphQL: true,
  },
  visibility: {
    kind: "visibility",
    description:
      "Who finds it, as of now: a draft reads PUBLIC from its moment on. Setting it removes a moment that has passed.",
    inputDescription:
      "Who finds it. Public where a new project says nothing. Setting it removes a moment that has passed.",
  },
  publishAt: {
    kind: "moment",
    description:
      "When the draft becomes public by itself, or became so. Null where it is not scheduled, and for everyone but the owner.",
    inputDescription:
      "When the draft is to become public by itself. Null for never. One that has passed is refused with PAST, unless it is the stored one.",
  },
  publishZone: {
    kind: "optionalText",
    description:
      "IANA name of the time zone that publishAt was chosen in. Null where there is none, and for everyone but the owner.",
    inputDescription:
      "IANA name of the time zone that publishAt was chosen in, such as Europe/Oslo. Null for none.",
  },
  client: {
    kind: "text",
    label: "Client",
    max: 200,
    description: "Whom it was made for. Empty where that is not said.",
    isFact: true,
  },
  year: {
    kind: "text",
    label: "Year",
    max: 50,
    description:
      "When it was made, as the owner writes it: 2024, 2022–24. Empty where that is not said.",
    isFact: true,
  },
  role: {
    kind: "text",
    label: "Your role",
    refusedAs: "Role",
    max: 200,
    description: "What the designer did in it. Empty where that is not said.",
    isFact: true,
  },
  team: {
    kind: "people",
    label: "Team",
    max: 50,
    description: "Who else took part, in order. At most 50.",
    isFact: true,
  },
  links: {
    kind: "links",
    label: "Links",
    max: 20,
    description: "Where more of it is found, in order. At most 20.",
    isFact: true,
  },
  tags: {
    kind: "tags",
    label: "Tags",
    description: "What it can be found by in the work grid, in order. At most 20.",
    inputDescription:
      "What it can be found by in the work grid, in order. At most 20, of up to 50 characters; those that differ by case or space alone are one.",
    isFact: true,
  },
} as const satisfies Record<string, ProjectField>;

type ProjectFields = typeof projectFields;

export type ProjectFieldKey = keyof ProjectFields;

/** The keys of the fields with a property. */
export type KeysWith<Trait> = {
  [Key in ProjectFieldKey]: ProjectFields[Key] extends Trait ? Key : never;
}[ProjectFieldKey];

export type RevisedFieldKey = KeysWith<{ label: string }>;
export type FactKey = KeysWith<{ isFact: true }>;

export const projectFieldKeys = Object.keys(projectFields) as ProjectFieldKey[]; // its keys by declaration

export const isRevised = (key: ProjectFieldKey): key is RevisedFieldKey =>
  "label" in projectFields[key];

export const revisedFieldKeys = projectFieldKeys.filter(isRevised);

export const isFact = (key: ProjectFieldKey): key is FactKey => "isFact" in projectFields[key];

export const factKeys = projectFieldKeys.filter(isFact);

/** The texts of a list's rows, in the order of display. */
export const rowKeys = { people: ["name", "role"], links: ["label", "url"] } as const;
