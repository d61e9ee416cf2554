import { beforeAfter } from "./modules/before-after.ts";
import { code } from "./modules/code.ts";
import { columns } from "./modules/columns.ts";
import { embed } from "./modules/embed.ts";
import { fullWidth } from "./modules/full-width.ts";
import { gallery } from "./modules/gallery.ts";
import { heroImage } from "./modules/hero-image.ts";
import { imageImage } from "./modules/image-image.ts";
import { numbers } from "./modules/numbers.ts";
import { quote } from "./modules/quote.ts";
import { table } from "./modules/table.ts";
import { text } from "./modules/text.ts";
import { textImage } from "./modules/text-image.ts";

/** All module types by their stored name, in the order of the menu that adds modules. */
export const moduleDefinitions = {
  text,
  "text-image": textImage,
  "image-image": imageImage,
  "hero-image": heroImage,
  "full-width": fullWidth,
  "before-after": beforeAfter,
  gallery,
  embed,
  quote,
  numbers,
  columns,
  table,
  code,
} satisfies { [Type in string]: { type: Type } };

export type ModuleDefinitions = typeof moduleDefinitions;

export type ModuleType = keyof ModuleDefinitions;

export const moduleTypeNames = Object.keys(moduleDefinitions) as ModuleType[]; // the object has only these keys

/** The GraphQL name of a module type: its stored name in camel case. */
export type GraphqlName<Type extends string> = Type extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<GraphqlName<Rest>>}`
  : Type;

export function graphqlNameOf(type: ModuleType): GraphqlName<ModuleType> {
  return type.replace(/-(.)/g, (_match, letter: string) =>
    letter.toUpperCase(),
  ) as GraphqlName<ModuleType>; // the type converts in the same way
}
