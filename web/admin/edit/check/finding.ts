import type { CheckPanelQuery$data } from "../../../__generated__/CheckPanelQuery.graphql";
import type { Picked } from "../places/findField";

/** Something that the owner should look at before visitors see it, and its place. */
export type Finding = {
  message: string;
  /** The part of the form, see places/, and the text or picture in it. */
  part: string;
  picked: Picked;
  /** The id of the asset that the finding is about. */
  asset?: string;
  /** Further parts that have the same picture, and so the same finding. */
  alsoIn?: readonly string[];
};

/** The server's data about pictures, videos and links; undefined for those that were not requested yet. */
export type CheckFacts = {
  mediaOf: (src: string) => CheckedMedia | undefined;
  targetOf: (address: string) => CheckPanelQuery$data["ownLinks"][number]["target"] | undefined;
};

export type CheckedMedia = NonNullable<CheckPanelQuery$data["media"][number]["asset"]>;
