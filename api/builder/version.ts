import type { InputFields } from "./builder.ts";

/** The description of the field `version` of every type that has it. */
export const versionDescription =
  "Rises with every save. Send it when saving, so that changes of others are not overwritten.";

/** The input field with the version that a change was made from. */
export const versionInput = (t: InputFields) =>
  t.int({
    description:
      "The version of the record that the caller has read. Where it is outdated, nothing changes and the error code is STALE_VERSION. Unset to overwrite any version.",
  });

/** The input field with the time of the last change, whether that was a save or another change. */
export const momentInput = (t: InputFields) =>
  t.field({
    type: "DateTime",
    description:
      "The updatedAt that the change was made from. A new order or protection changes the updatedAt, but not the version. Where it is outdated, nothing changes and the error code is STALE_VERSION. Unset to overwrite any state.",
  });

/** The input field for the order as it was before the change. */
export const seenOrderInput = (t: InputFields) =>
  t.idList({
    description:
      "The order that the change was made from. Where it has changed since, nothing changes and the error code is STALE_ORDER. Unset to overwrite any order.",
  });
