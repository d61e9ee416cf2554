import type { UpdateProjectInput } from "../../../__generated__/useSaveProjectMutation.graphql";
import type { ProjectSide } from "../compare/projectSide";

/** A picture or video as the server answers it. */
type ServerMedia = { readonly src: string } | null | undefined;
type ServerMediaEntry = { readonly src: string } | { readonly media: { readonly src: string } };

type ControlName =
  | "name"
  | "slug"
  | "text"
  | "checkbox"
  | "select"
  | "media"
  | "mediaList"
  | "sharing";

/** How one kind of field is edited, and how its values are read and compared. */
type ProjectField<Control extends ControlName, Value, Server> = {
  label: string;
  /** Which control edits it. */
  control: Control;
  /** The value from what the server answers. */
  read: (server: Server) => Value;
  /** The value from stored JSON of any version; the default where it is missing or no such value. */
  parse: (stored: unknown) => Value;
  /** The value as a comparison shows it. */
  show: (value: Value) => ProjectSide;
};

function text(label: string): ProjectField<"text", string, string> {
  return {
    label,
    control: "text",
    read: (server) => server,
    parse: (stored) => (typeof stored === "string" ? stored : ""),
    show: (value) => ({ kind: "words", words: value || "None" }),
  };
}

function checkbox(label: string): ProjectField<"checkbox", boolean, boolean> {
  return {
    label,
    control: "checkbox",
    read: (server) => server,
    parse: (stored) => stored === true,
    show: (value) => ({ kind: "words", words: value ? "On" : "Off" }),
  };
}

/** @param options what each value is called; the first one is the default */
function select<Value extends string>(label: string, options: Readonly<Record<Value, string>>) {
  const values = Object.keys(options) as Value[]; // the keys of a literal
  const parse = (stored: unknown) => values.find((value) => value === stored) ?? values[0];
  return {
    label,
    control: "select" as const,
    options: values.map((value) => ({ value, label: options[value] })),
    read: parse,
    parse,
    show: (value: Value): ProjectSide => ({ kind: "words", words: options[value] }),
  };
}

/** The value is an address, or null for none. */
function media(label: string): ProjectField<"media", string | null, ServerMedia> {
  return {
    label,
    control: "media",
    read: (server) => server?.src ?? null,
    parse: (stored) => (typeof stored === "string" ? stored : null),
    show: (value) => ({ kind: "pictures", sources: value ? [value] : [] }),
  };
}

/** The values are addresses. */
function mediaList(
  label: string,
): ProjectField<"mediaList", readonly string[], readonly ServerMediaEntry[]> {
  return {
    label,
    control: "mediaList",
    read: (server) => server.map((entry) => ("media" in entry ? entry.media.src : entry.src)),
    parse: (stored) =>
      Array.isArray(stored) ? stored.filter((item) => typeof item === "string") : [],
    show: (value) => ({ kind: "pictures", sources: value }),
  };
}

/** What a save is told about, and what is edited at once, in the lists of projects and beside the form. */
type OtherInput = "id" | "version" | "updatedAt" | "overwriteUnreadable" | `section${string}`;
type ListInput = "homeOrder" | "workOrder" | "isPasswordProtected";
type PublicationInput = "visibility" | "publishAt" | "publishZone";

/** What the server takes that is left to this editor. */
type EditedKey = Exclude<keyof UpdateProjectInput, OtherInput | ListInput | PublicationInput>;

/**
 * Every field of a project besides its sections, in the order of the editor. Forms, drafts, conflicts,
 * comparisons and revisions derive from this list.
 */
export const projectFields = {
  name: { ...text("Project Name"), control: "name" as const },
  slug: { ...text("Slug"), control: "slug" as const },
  showOnHome: checkbox("Show on home page"),
  lightModeNav: checkbox("Light mode navigation"),
  homeDisplayWidth: select("Display width", { HALF: "Half width", FULL: "Full width" }),
  homeHeroImage: media("Home Hero Image"),
  heroImage: media("Detail Page Hero Image"),
  workImages: mediaList("Work Images"),
  searchDescription: { ...text("Search Description"), control: "sharing" as const },
  socialImage: { ...media("Social Picture"), control: "sharing" as const },
} satisfies Record<EditedKey, unknown>;

type Fields = typeof projectFields;
export type FieldKey = keyof Fields;

/** The fields of a project besides its sections, by their values. */
export type FieldValues = {
  [Key in FieldKey]: Exclude<ReturnType<Fields[Key]["read"]>, undefined>;
};

/** What the server answers about the fields. A fragment without one of them is no such type. */
export type ServerFields = { readonly [Key in FieldKey]: Parameters<Fields[Key]["read"]>[0] };

export const fieldKeys = Object.keys(projectFields) as FieldKey[]; // the keys of a literal

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
