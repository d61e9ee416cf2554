import type { InputFields } from "./builder.ts";

/** The description of the field `version` of every type that has it. */
export const versionDescription =
  "A number that rises with every save. Send it with a change, so that changes made elsewhere are not overwritten.";

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
      "The order of the list before the change, as the caller has read it. If the stored order is another one, nothing changes and the error code is STALE_ORDER. Unset to overwrite any order.",
  });
