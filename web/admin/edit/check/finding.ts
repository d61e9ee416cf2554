import type { CheckPanelQuery$data } from "../../../__generated__/CheckPanelQuery.graphql";
import type { Picked } from "../places/findField";

/** Something that is worth a look before visitors see it, and where it is. */
export type Finding = {
  message: string;
  /** The part of the form, see places/, and what of it. */
  part: string;
  picked: Picked;
};

/** What only the server knows about pictures, videos and links; nothing of those it was not asked about yet. */
export type CheckFacts = {
  mediaOf: (src: string) => CheckedMedia | undefined;
  targetOf: (address: string) => CheckPanelQuery$data["ownLinks"][number]["target"] | undefined;
};

export type CheckedMedia = NonNullable<CheckPanelQuery$data["media"][number]["asset"]>;
