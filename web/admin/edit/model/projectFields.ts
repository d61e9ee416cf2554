import type { UpdateProjectInput } from "../../../__generated__/useSaveProjectMutation.graphql";
import type { ProjectSide } from "../compare/projectSide";
import {
  type ControlName,
  checkbox,
  media,
  mediaList,
  rows,
  select,
  tags,
  text,
} from "./fieldKinds";

/** What a save is told about, and what is edited at once, in the lists of projects and beside the form. */
type OtherInput = "id" | "version" | "updatedAt" | "overwriteUnreadable" | `section${string}`;
type ListInput = "homeOrder" | "workOrder" | "isPasswordProtected";
type PublicationInput = "visibility" | "publishAt" | "publishZone";

/** What the server takes that is left to this editor. */
type EditedKey = Exclude<
  keyof UpdateProjectInput,
  OtherInput | ListInput | PublicationInput | "facts"
>;

type FactInput = keyof NonNullable<UpdateProjectInput["facts"]>;

/** The same of the facts, which the server groups. Their `role` is another one here: a section is called so. */
const projectFacts = {
  client: text("fact", "Client"),
  year: text("fact", "Year"),
  designerRole: text("fact", "Your role"),
  team: rows("Team", ["name", "role"]),
  links: rows("Links", ["label", "url"]),
  tags: tags("Tags"),
} satisfies Record<Exclude<FactInput, "role"> | "designerRole", unknown>;

/**
 * Every field of a project besides its sections, in the order of the editor. Forms, drafts, conflicts,
 * comparisons and revisions derive from this list.
 */
export const projectFields = {
  name: text("name", "Project Name"),
  slug: text("slug", "Slug"),
  showOnHome: checkbox("Show on home page"),
  lightModeNav: checkbox("Light mode navigation"),
  homeDisplayWidth: select("Display width", { HALF: "Half width", FULL: "Full width" }),
  homeHeroImage: media("Home Hero Image"),
  heroImage: media("Detail Page Hero Image"),
  workImages: mediaList("Work Images"),
  searchDescription: text("sharing", "Search Description"),
  socialImage: { ...media("Social Picture"), control: "sharing" as const },
  lightSource: {
    ...select("Light", {
      PICTURE: "From the picture",
      COLORS: "Chosen colors",
      SITE: "Site colors",
    }),
    control: "light" as const,
  },
  lightGround: text("lightColor", "Ground"),
  lightInk: text("lightColor", "Text"),
  lightAccent: text("lightColor", "Accent"),
  ...projectFacts,
} satisfies Record<EditedKey, unknown>;

type Fields = typeof projectFields;
export type FieldKey = keyof Fields;

/** The fields of a project besides its sections, by their values. */
export type FieldValues = {
  [Key in FieldKey]: Exclude<ReturnType<Fields[Key]["read"]>, undefined>;
};

/** What the server answers about the fields. A fragment without one of them is no such type. */
export type ServerFields = { readonly [Key in FieldKey]: Parameters<Fields[Key]["read"]>[0] };

export type FactKey = keyof typeof projectFacts;

export const fieldKeys = Object.keys(projectFields) as FieldKey[]; // the keys of a literal

export const factKeys = Object.keys(projectFacts) as FactKey[]; // the same

/** What the server calls a field. */
export function inputNameOf(key: string): string {
  return key === "designerRole" ? "role" : key;
}

/** The keys of the fields with a control, in order. */
export function fieldsWith<Control extends ControlName>(control: Control) {
  type Key = { [K in FieldKey]: Fields[K]["control"] extends Control ? K : never }[FieldKey];
  return fieldKeys.filter((key): key is Key => projectFields[key].control === control);
}

/** The values of the fields, each made by its own field. */
function mapFields(make: (key: FieldKey) => unknown): FieldValues {
  return Object.fromEntries(fieldKeys.map((key) => [key, make(key)])) as FieldValues; // one for each key
}

/** The fields from what the server answers. */
export function readFields(server: ServerFields): FieldValues {
  return mapFields((key) => (projectFields[key].read as (field: unknown) => unknown)(server[key])); // its own type
}

/** The fields from stored JSON of any version. */
export function parseFields(stored: object): FieldValues {
  return mapFields((key) => projectFields[key].parse(Reflect.get(stored, key)));
}

/** A field as a comparison shows it. */
export function showField(key: FieldKey, values: FieldValues): ProjectSide {
  return (projectFields[key].show as (value: unknown) => ProjectSide)(values[key]); // its own type
}
