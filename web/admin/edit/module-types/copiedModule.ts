import { createId } from "../../createId";
import { parseModules } from "./contentModules";
import type { StoredFields } from "./fieldKinds";
import { type ContentModule, moduleTypes } from "./moduleTypes";

/** The key of the module in the JSON on the clipboard. */
const marker = "vitrine/module";

/**
 * A module as a text for the clipboard, to be pasted into any project. A module that has the audience of a
 * protected project is copied with the audience `access`, so that it stays restricted in another project.
 */
export function copyModule({ id: _, ...module }: ContentModule, isProtected: boolean): string {
  const audience = module.audience ?? (isProtected ? "access" : undefined);
  return JSON.stringify({ [marker]: { ...module, audience } });
}

/**
 * Reads a module from a text of the clipboard, which may come from anyone: fields that its type does not have
 * are left out, and so are pictures that are not files of this site. The module gets a new id. Null if the
 * text is not a copied module.
 */
export function pasteModule(text: string): ContentModule | null {
  const [module] = parseModules([readMarked(text)]) ?? [];
  if (!module) return null;
  const fields: StoredFields = moduleTypes[module.type].fields;
  const own = Object.entries(fields).flatMap(([name, field]) => {
    const value: unknown = Reflect.get(module, name);
    return "mediaOf" in field && value !== undefined ? [[name, ownMedia(value, field)]] : [];
  });
  const { standIn, ...rest } = module;
  const isOwnStandIn = isOwnFile(standIn?.src ?? "");
  return {
    ...rest,
    ...(standIn && isOwnStandIn && { standIn }),
    ...Object.fromEntries(own),
    id: createId(),
  } as ContentModule; // it has the fields of its type
}

function readMarked(text: string): unknown {
  try {
    return Object(JSON.parse(text))[marker];
  } catch {
    return undefined;
  }
}

function ownMedia(value: unknown, { initial, mediaOf }: StoredFields[string]): unknown {
  const isOwn = (part: unknown) => (mediaOf?.(part) ?? []).every(isOwnFile);
  if (Array.isArray(value)) return value.filter((row) => isOwn([row]));
  return isOwn(value) ? value : initial;
}

/** Whether an address is empty or a file of this site. */
function isOwnFile(src: string): boolean {
  return src === "" || /^\/(objects|uploads)\/(?!.*\.\.)[^\\]*$/.test(src);
}
