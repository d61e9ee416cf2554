import { beforeAfterModule } from "../before-after/editBeforeAfter";
import { codeModule } from "../code/editCode";
import { columnsModule } from "../columns/editColumns";
import { embedModule } from "../embed/editEmbed";
import { fullWidthModule } from "../full-width/editFullWidth";
import { galleryModule } from "../gallery/editGallery";
import { heroImageModule } from "../hero-image/editHeroImage";
import { imageImageModule } from "../image-image/editImageImage";
import { numbersModule } from "../numbers/editNumbers";
import { quoteModule } from "../quote/editQuote";
import { textModule } from "../text/editText";
import { textImageModule } from "../text-image/editTextImage";
import type { EditedModule, InputName, StoredName } from "./moduleDefinition";

/** Every type of module that the server takes, by the name that is stored, in the order they are offered. */
export const moduleTypes = {
  text: textModule,
  "text-image": textImageModule,
  "image-image": imageImageModule,
  "hero-image": heroImageModule,
  "full-width": fullWidthModule,
  "before-after": beforeAfterModule,
  gallery: galleryModule,
  embed: embedModule,
  quote: quoteModule,
  numbers: numbersModule,
  columns: columnsModule,
  code: codeModule,
} satisfies { [Name in InputName as StoredName<Name>]: { name: Name } };

export type ModuleType = keyof typeof moduleTypes;

type Editions = {
  [Type in ModuleType]: EditedModule<Type, (typeof moduleTypes)[Type]["fields"]>;
};

/** One block of a section, in the form that is edited. */
export type ContentModule = Editions[ModuleType];

export const moduleTypeNames = Object.keys(moduleTypes) as ModuleType[]; // its keys by declaration
