import { z } from "zod";
import {
  isShown,
  type ModuleDefinition,
  modulePartsOf,
  type Stored,
  valuesOfKind,
} from "../../../content/declare-module.ts";
import {
  graphqlNameOf,
  type ModuleType,
  moduleDefinitions,
} from "../../../content/module-types.ts";
import { builder } from "../../builder/builder.ts";
import {
  type CommonModule,
  ContentModuleType,
  commonInputs,
  commonStored,
} from "../case-study/content-module.ts";
import type { MediaView } from "../case-study/media-view.ts";
import { ownParts } from "./own-parts.ts";
import { serveParts } from "./serve-fields.ts";

/**
 * Derives the schemas and functions of a module type from its declaration, and defines its GraphQL
 * types.
 */
export function serveModule(type: ModuleType) {
  const definition: ModuleDefinition = moduleDefinitions[type];
  const { description } = definition;
  const { fields = {}, outputs, isShown: isShownByOwn } = ownParts[type] ?? {};
  const parts = modulePartsOf(definition);
  const served = serveParts(parts, fields);
  const stored = z.object({ type: z.literal(type), ...served.stored, ...commonStored });
  const name = graphqlNameOf(type).replace(/^./, (letter) => letter.toUpperCase());
  builder.objectRef<Stored & CommonModule>(`${name}Module`).implement({
    description,
    interfaces: [ContentModuleType],
    isTypeOf: (module) => (module as CommonModule).type === type, // only modules have the interface
    fields: (t) => ({ ...served.outputs(t), ...outputs?.(t) }),
  });
  // Typed as `object`, because the type of the inputs differs between module types.
  const ownInputs = (...[t]: Parameters<typeof served.inputs>): object => served.inputs(t);
  return {
    description,
    stored,
    written: stored.extend(served.written),
    input: builder.inputType(`${name}ModuleInput`, {
      description,
      fields: (t) => ({ ...ownInputs(t), ...commonInputs(t) }),
    }),
    store: served.store,
    /** The addresses of the module's pictures and videos, including empty ones. */
    mediaOf: (module: Stored) => valuesOfKind(parts, module, "media").map(String),
    viewsOf: (module: Stored) => valuesOfKind(parts, module, "view") as MediaView[], // by their schema
    isShown: isShownByOwn ?? ((module: Stored) => isShown(definition, module)),
  };
}
