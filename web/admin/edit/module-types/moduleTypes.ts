import { type ModuleDefinition, modulePartsOf } from "../../../../content/declare-module";
import { type ModuleType, moduleTypeNames } from "../../../../content/module-types";
import { codeParts } from "./editCode";
import { columnsParts } from "./editColumns";
import { embedParts } from "./editEmbed";
import { galleryParts } from "./editGallery";
import { HeroImageFields } from "./editHeroImage";
import { tableParts } from "./editTable";
import { textParts } from "./editText";
import { editParts, type StoredFields } from "./fieldKinds";
import {
  definitions,
  type ModuleOf,
  type OwnParts,
  type Parts,
  type UnshownType,
} from "./moduleDefinition";

export { type ModuleType, moduleTypeNames };

/** A module of any type, as a value of the editor. */
export type ContentModule = ModuleOf<ModuleType>;

/** The parts of module types that are written by hand, because the declarations do not determine them. */
const ownParts: { [Type in ModuleType]?: OwnParts<Type> } & {
  [Type in UnshownType]: OwnParts<Type>;
} = {
  text: textParts,
  "text-image": { describe: ({ imagePosition }) => ({ facts: [`Picture ${imagePosition}`] }) },
  "image-image": {
    wordsOf: ({ leftImageText, rightImageText }) =>
      [leftImageText, rightImageText].filter(Boolean).join("\n"),
    describe: ({ leftImageText, rightImageText }) => ({
      text: "",
      captions: [
        ...(leftImageText ? [`Left: ${leftImageText}`] : []),
        ...(rightImageText ? [`Right: ${rightImageText}`] : []),
      ],
    }),
  },
  "hero-image": { Fields: HeroImageFields },
  gallery: galleryParts,
  embed: embedParts,
  numbers: {
    wordsOf: ({ items }) =>
      items
        .map(({ value, label }) => `${value} ${label}`.trim())
        .filter(Boolean)
        .join(", "),
    describe: ({ items }) => ({
      captions: items.map(({ value, from, label }) =>
        [from && `${from} →`, value, label].filter(Boolean).join(" "),
      ),
    }),
  },
  columns: columnsParts,
  table: tableParts,
  code: codeParts,
};

/** All data and functions that the editor needs for a type of module. */
function editedType(type: ModuleType) {
  const definition: ModuleDefinition = definitions[type];
  const parts = editParts(modulePartsOf(definition));
  const fields: StoredFields = Object.fromEntries(parts.map((part) => [part.key, part]));
  // The cast is safe, because these functions are called only with modules of this type.
  const own = (ownParts[type] ?? {}) as unknown as Partial<Parts<ContentModule, object>>;
  return { definition, parts, fields, own };
}

/** Every type of module that the server accepts, by its stored name, in the order of the menu that adds modules. */
export const moduleTypes = Object.fromEntries(
  moduleTypeNames.map((type) => [type, editedType(type)]),
) as Record<ModuleType, ReturnType<typeof editedType>>; // an entry for every type
