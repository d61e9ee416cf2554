import type { CheckPanelQuery$data } from "../../../__generated__/CheckPanelQuery.graphql";
import type { Picked } from "../places/findField";

/** Something to look at before visitors see it, and its place. */
export type Finding = {
  message: string;
  /** The part of the form, see places/, and the text or picture in it. */
  part: string;
  picked: Picked;
  /** The asset that it is about. */
  asset?: string;
  /** Further parts with the same picture, of which the same is to be said. */
  alsoIn?: readonly string[];
};

/** The server's data about pictures, videos and links; nothing for those that were not requested yet. */
export type CheckFacts = {
  mediaOf: (src: string) => CheckedMedia | undefined;
  targetOf: (address: string) => CheckPanelQuery$data["ownLinks"][number]["target"] | undefined;
};

export type CheckedMedia = NonNullable<CheckPanelQuery$data["media"][number]["asset"]>;
