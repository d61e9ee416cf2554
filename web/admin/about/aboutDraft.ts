import { type About, about } from "../../../content/settings/about";
import type { Draft } from "../editing/drafts/browserDrafts";
import { parseText } from "../rich-text/StoredText";
import type { Values } from "../settings/useSettings";

type AboutValues = Values<About>;

const names = Object.keys(about) as (keyof About)[]; // the keys of a literal

/**
 * Reads a draft out of what was stored. Earlier versions stored, for each text that was changed, what was
 * typed and what was saved when that began. Null where it is no draft.
 */
export function parseAboutDraft(stored: unknown, saved: AboutValues): Draft<AboutValues> | null {
  const { base, values } = Object(stored);
  if (base && values) {
    const version: unknown = base.version;
    if (typeof version !== "number") return null;
    return {
      base: { version, values: textsOf(base.values, saved) },
      values: textsOf(values, saved),
    };
  }
  const changed = names.filter((name) => typeof Object(read(stored, name)).value === "string");
  if (changed.length === 0) return null;
  const side = (which: "from" | "value") =>
    textsOf(
      Object.fromEntries(changed.map((name) => [name, read(read(stored, name), which)])),
      saved,
    );
  return { base: { version: 0, values: side("from") }, values: side("value") };
}

/** The texts of a stored record; what is missing in it is as saved now. */
function textsOf(stored: unknown, saved: AboutValues): AboutValues {
  const texts: Record<string, unknown> = { ...saved };
  for (const name of names) {
    const text = read(stored, name);
    if (about[name].kind === "richText") texts[name] = parseText(text, 0) ?? texts[name];
    else if (typeof text === "string") texts[name] = text;
  }
  return texts as AboutValues; // each by its kind
}

function read(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}
