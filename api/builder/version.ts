import type { builder } from "./builder.ts";

/** What every type with a version says of it. */
export const versionDescription =
  "Rises with every save; give it back when saving, so that nobody's changes are overwritten.";

type Types = typeof builder extends PothosSchemaTypes.SchemaBuilder<infer T> ? T : never;

/** The input field that holds a save to the version it was made from. */
export const versionInput = (t: PothosSchemaTypes.InputFieldBuilder<Types, "InputObject">) =>
  t.int({
    description:
      "The version that the change was made from. Where there is another one by now, nothing changes and the code is STALE_VERSION. Unset to save over any.",
  });

/** The input field that holds a save to the moment of the last change, whether or not that was a save. */
export const momentInput = (t: PothosSchemaTypes.InputFieldBuilder<Types, "InputObject">) =>
  t.field({
    type: "DateTime",
    description:
      "When it was changed last, as far as the caller knows; order and protection change it without a new version. Where that is another moment by now, nothing changes and the code is STALE_VERSION. Unset for any.",
  });

/** The input field that holds a new order to the one it was made from. */
export const seenOrderInput = (t: PothosSchemaTypes.InputFieldBuilder<Types, "InputObject">) =>
  t.idList({
    description:
      "The order that the change was made from. Where they stand otherwise by now, nothing changes and the code is STALE_ORDER. Unset to put the new order over any.",
  });
