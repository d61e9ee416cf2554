import type { CheckPanelQuery$data } from "../../../__generated__/CheckPanelQuery.graphql";
import type { Picked } from "../places/findField";

/**
 * A possible fault of a project that the owner should look at before visitors see it, and where in the form
 * it is.
 */
export type Finding = {
  message: string;
  /** The id of the part of the form, see `partOf`. `picked` is the text or picture in that part. */
  part: string;
  picked: Picked;
  /** The id of the asset that the finding is about. */
  asset?: string;
  /** Further parts that have the same picture, and so the same finding. */
  alsoIn?: readonly string[];
};

/**
 * The server's data about a picture, a video or a link. The functions return undefined until the server has
 * sent the data, and for a file that is not stored as an asset.
 */
export type CheckFacts = {
  mediaOf: (src: string) => CheckedMedia | undefined;
  targetOf: (address: string) => CheckPanelQuery$data["ownLinks"][number]["target"] | undefined;
};

export type CheckedMedia = NonNullable<CheckPanelQuery$data["media"][number]["asset"]>;
