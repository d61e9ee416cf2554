import { isShown } from "../../../../content/declare-module";
import { graphqlNameOf } from "../../../../content/module-types";
import { markupWords } from "../../../../markup/markup-words";
import { readMarkup } from "../../../../markup/read-markup";
import { createId } from "../../createId";
import { inputOf, mediaIn, previewOf, readParts } from "./fieldKinds";
import { readView, viewFacts } from "./mediaView";
import { audienceInput, readAudience, readStandIn } from "./moduleAudience";
import type { Description, ModuleInput, PreviewContext, RawModule } from "./moduleDefinition";
import { type ContentModule, type ModuleType, moduleTypes } from "./moduleTypes";

/** The name of a module type for the owner. */
export function moduleLabel(type: ModuleType): string {
  return moduleTypes[type].definition.label;
}

/** A new module, without texts and pictures. */
export function createModule<Type extends ModuleType>(
  type: Type,
): Extract<ContentModule, { type: Type }> {
  const module = { type, ...readParts(moduleTypes[type].parts, {}), id: createId() };
  return module as unknown as Extract<ContentModule, { type: Type }>; // it has the fields of its type
}

/** A module as it was stored, perhaps without an id. */
export type StoredModule = ContentModule extends infer Each
  ? Each extends { id: string }
    ? Omit<Each, "id"> & { id?: string }
    : never
  : never;

/** Reads a list of modules from JSON. Missing values get defaults. Null if the value is not such a list. */
export function parseModules(list: unknown): StoredModule[] | null {
  if (!Array.isArray(list)) return null;
  const modules = list.map(parseModule);
  return modules.every((module) => module !== null) ? modules : null;
}

function parseModule(stored: unknown): StoredModule | null {
  if (typeof stored !== "object" || stored === null) return null;
  const { type, hidden, id, label, beside, wide, speakerNotes, ...said } = stored as {
    [key: string]: unknown;
  };
  const audience = readAudience(said.audience);
  const standIn = readStandIn(said.standIn);
  if (typeof type !== "string" || !Object.hasOwn(moduleTypes, type)) return null;
  const known = type as ModuleType; // as checked above
  return {
    type: known,
    ...readParts(moduleTypes[known].parts, stored),
    ...(hidden === true && { hidden }),
    ...(typeof id === "string" && { id }),
    ...(typeof label === "string" && label && { label }),
    ...(audience && { audience }),
    ...(standIn && { standIn }),
    ...(beside === true && { beside }),
    ...(wide === true && { wide }),
    ...(typeof speakerNotes === "string" && speakerNotes && { speakerNotes }),
    // A missing value counts as true, any other value as false.
    ...((said.inPresentation ?? true) !== true && { inPresentation: false }),
  } as StoredModule; // it has the fields of its type
}

/** A module as it is sent to the server. */
export function moduleInput(module: ContentModule): ModuleInput {
  const common = {
    isHidden: module.hidden ?? false,
    moduleId: module.id,
    ...(module.label && { label: module.label }),
    ...audienceInput(module),
    // These values are always sent, because the server does not change a value that is missing.
    isBeside: module.beside ?? false,
    isWide: module.wide ?? false,
    speakerNotes: module.speakerNotes ?? "",
    inPresentation: module.inPresentation ?? true,
  };
  const own = inputOf(moduleTypes[module.type].parts, module);
  return { [graphqlNameOf(module.type)]: { ...own, ...common } } as ModuleInput; // the type Agreeing checks this
}

/** A module as the server would return it if it were saved. */
export function previewModule(module: ContentModule, context: PreviewContext): RawModule {
  const { parts, own } = moduleTypes[module.type];
  const name = graphqlNameOf(module.type);
  const typename = `${name.charAt(0).toUpperCase()}${name.slice(1)}Module`;
  const markup = "markup" in module ? module.markup : undefined;
  return {
    __typename: typename,
    __isContentModule: typename,
    isHidden: module.hidden ?? false,
    isBlank: isBlank(module),
    isBeside: module.beside ?? false,
    isWide: module.wide ?? false,
    inPresentation: module.inPresentation ?? true,
    speakerNotes: "",
    ...previewOf(parts, module, { ...context, markup }),
    ...own.preview?.(module, context),
  } as RawModule; // the type Agreeing checks this
}

/** Whether visitors would see nothing of a module. */
export function isBlank(module: ContentModule): boolean {
  const { definition, own } = moduleTypes[module.type];
  return !(own.isShown?.(module) ?? isShown(definition, module));
}

/** The noun for the content that a module needs before visitors see it. Undefined if any content suffices. */
export function lackingOf({ type }: ContentModule): string | undefined {
  return moduleTypes[type].definition.lacking;
}

/** The addresses of a module's pictures and videos. */
export function mediaOf(module: ContentModule): string[] {
  return mediaIn(moduleTypes[module.type].parts, module).filter((src) => src !== "");
}

/** Parses a text of a module in the markup that the module names. */
function readText(module: ContentModule, text: string) {
  return readMarkup(text, "markup" in module ? module.markup : undefined);
}

/** How many characters of a module's text a closed card shows. */
const previewLength = 50;

/** The beginning of a module's text, without markup. Empty if the module has no text. */
export function previewText(module: ContentModule): string {
  const { definition, own } = moduleTypes[module.type];
  const [first = ""] = (definition.cardWords ?? []).flatMap((name) => textAt(module, name) || []);
  const words = markupWords(readText(module, own.wordsOf?.(module) ?? first));
  const characters = Array.from(words);
  return characters.length > previewLength
    ? `${characters.slice(0, previewLength).join("").trimEnd()}…`
    : words;
}

/** The settings and texts of a module, for comparing two versions. */
export function describeModule(module: ContentModule) {
  const { parts, own } = moduleTypes[module.type];
  const textsOf = (kind: "text" | "richText") =>
    parts.flatMap(({ key, field }) => (field.kind === kind && textAt(module, key)) || []);
  const { facts, text, captions }: Description = {
    facts: [],
    text: textsOf("richText").join("\n\n"),
    captions: textsOf("text"),
    ...own.describe?.(module),
  };
  const views = parts.filter(({ field }) => field.kind === "view");
  const shown = views.flatMap(({ key }) => viewFacts(readView(Reflect.get(module, key))));
  const named = [...(module.label ? [`Label: ${module.label}`] : []), ...facts, ...shown];
  const row = [
    ...(module.beside ? ["Beside the module before it"] : []),
    ...(module.wide ? ["Twice as wide"] : []),
    ...(module.inPresentation === false ? ["Not in the presentation"] : []),
    ...(module.speakerNotes ? [`Speaker notes: ${module.speakerNotes}`] : []),
  ];
  const { audience, standIn } = module;
  const readers = [
    ...(audience ? [audience === "public" ? "For everyone" : "With the password"] : []),
    ...(standIn?.text ? [`Shown instead: ${standIn.text}`] : []),
    ...(standIn?.src ? [`Picture shown instead: ${standIn.src}`] : []),
    ...(module.hidden ? ["Hidden"] : []),
  ];
  return {
    facts: [...named, ...row, ...readers],
    text: readText(module, text),
    captions,
  };
}

/** The text under a key of a module. Empty if the module has no such text. */
function textAt(module: ContentModule, key: string): string {
  return String(Reflect.get(module, key) ?? "");
}
