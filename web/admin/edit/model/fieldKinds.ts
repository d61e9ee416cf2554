import { type Brief, noBrief, parseBrief } from "../../../../content/brief";
import { rowKeys } from "../../../../content/project-fields";
import {
  completeLayout,
  type LaidOutSection,
  parseLayout,
  type SectionNames,
  sectionNameIn,
} from "../../../../content/section-layout";
import { linkAddress } from "../../linkAddress";
import type { ListRow } from "../../list-field/listColumn";
import type { ProjectSide } from "../compare/projectSide";

/** A picture or video in a response of the server. */
type ServerMedia = { readonly src: string } | null | undefined;
type ServerMediaEntry = { readonly src: string } | { readonly media: { readonly src: string } };

/** How the values of one kind of field are read and compared. */
type EditedKind<Value, Server> = {
  /** Reads the value from a response of the server. */
  read: (server: Server) => Value;
  /** Reads the value from stored JSON of any version. Gives the default for a missing or invalid value. */
  parse: (stored: unknown) => Value;
  /** The value as a comparison shows it. */
  show: (value: Value, names: SectionNames) => ProjectSide;
};

/** An {@link EditedKind} for facts, which the preview of the page shows. */
type FactKind<Value, Server> = EditedKind<Value, Server> & {
  /** The value as the page shows it once it is saved. */
  preview: (value: Value) => Value;
};

const text: FactKind<string, string> = {
  read: (server) => server,
  parse: (stored) => (typeof stored === "string" ? stored : ""),
  show: (value) => ({ kind: "words", words: value || "None" }),
  preview: (value) => value.trim(),
};

const flag: EditedKind<boolean, boolean> = {
  read: (server) => server,
  parse: (stored) => stored === true,
  show: (value) => ({ kind: "words", words: value ? "On" : "Off" }),
};

/** The value is an address, or null while no file is chosen. */
const media: EditedKind<string | null, ServerMedia> = {
  read: (server) => server?.src ?? null,
  parse: (stored) => (typeof stored === "string" ? stored : null),
  show: (value) => ({ kind: "pictures", sources: value ? [value] : [] }),
};

const parseTexts = (stored: unknown): readonly string[] =>
  Array.isArray(stored) ? stored.filter((item) => typeof item === "string") : [];

/** The values are addresses. */
const mediaList: EditedKind<readonly string[], readonly ServerMediaEntry[]> = {
  read: (server) => server.map((entry) => ("media" in entry ? entry.media.src : entry.src)),
  parse: parseTexts,
  show: (value) => ({ kind: "pictures", sources: value }),
};

/**
 * The values are rows of texts.
 * @param keys the keys of a row's texts, in the order in which comparisons show the texts
 * @param isShown whether the page shows a row
 */
function rows<Key extends string>(
  keys: readonly Key[],
  isShown: (row: ListRow<Key>) => boolean,
): FactKind<readonly ListRow<Key>[], readonly ListRow<Key>[] | undefined> {
  const parseRow = (stored: unknown): ListRow<Key>[] => {
    if (typeof stored !== "object" || stored === null) return [];
    const texts = keys.map((key) => [key, String(Reflect.get(stored, key) ?? "")]);
    return [Object.fromEntries(texts) as ListRow<Key>]; // an entry for each key
  };
  const parse = (stored: unknown) => (Array.isArray(stored) ? stored.flatMap(parseRow) : []);
  const textsOf = (row: ListRow<Key>) => keys.flatMap((key) => row[key] || []).join(", ");
  return {
    read: parse,
    parse,
    show: (value) => ({ kind: "words", words: value.map(textsOf).join("; ") || "None" }),
    preview: (value) => value.filter(isShown),
  };
}

const tags: FactKind<readonly string[], unknown> = {
  read: parseTexts,
  parse: parseTexts,
  show: (value) => ({ kind: "words", words: value.join(", ") || "None" }),
  preview: (value) => value,
};

/** Converts the GraphQL name of a field or section to its key: `SHIPPED_GOODS` to `shippedGoods`. */
export function camelCased(serverName: string): string {
  return serverName.toLowerCase().replace(/_./g, (match) => match.charAt(1).toUpperCase());
}

const sectionLayout: EditedKind<
  readonly LaidOutSection[],
  readonly (Omit<LaidOutSection, "section"> & { readonly section: string })[]
> = {
  read: (server) =>
    parseLayout(server.map((entry) => ({ ...entry, section: camelCased(entry.section) }))),
  parse: parseLayout,
  show: (value, names) => ({
    kind: "words",
    words: completeLayout(value)
      .map(({ section, isLeftOut }) => {
        const name = sectionNameIn(value, section, names);
        const known = name === names[section] ? name : `${names[section]} as “${name}”`;
        return isLeftOut ? `${known} (left out)` : known;
      })
      .join(", "),
  }),
};

type ServerBrief = Omit<Brief, "numbers" | "pictures"> & {
  readonly numbers: readonly Brief["numbers"][number][];
  readonly pictures: readonly { readonly src: string }[];
};

const brief: EditedKind<Brief, Readonly<ServerBrief> | null | undefined> = {
  read: (server) =>
    server ? parseBrief({ ...server, pictures: server.pictures.map(({ src }) => src) }) : noBrief,
  parse: parseBrief,
  show: ({ outcome, role, team, time, numbers, pictures, isPublic }) => ({
    kind: "words",
    words:
      [
        ...[outcome, role, team, time],
        ...numbers.map(({ value, label }) => `${value} ${label}`),
        pictures.length > 0 && `pictures: ${pictures.length}`,
        isPublic && "for everyone",
      ]
        .filter(Boolean)
        .join("; ") || "None",
  }),
};

/** How fields of each kind are edited, except choices: their values are in their definitions, see {@link choice}. */
export const editedKinds = {
  text,
  flag,
  media,
  mediaList,
  people: rows(rowKeys.people, ({ name }) => name.trim() !== ""),
  links: rows(rowKeys.links, ({ url }) => Boolean(linkAddress(url))),
  tags,
  sectionLayout,
  brief,
};

/** A field with a fixed set of values. @param options the name of each value; the first value is the default */
export function choice<Value extends string>(options: Readonly<Record<Value, string>>) {
  const values = Object.keys(options) as Value[]; // callers pass a literal, which has no other keys
  const parse = (stored: unknown) => values.find((value) => value === stored) ?? values[0];
  return {
    options: values.map((value) => ({ value, label: options[value] })),
    read: parse,
    parse,
    show: (value: Value): ProjectSide => ({ kind: "words", words: options[value] }),
  };
}
