import { Suspense } from "react";
import { useLazyLoadQuery } from "react-relay";
import type { fetchMediaDetailsQuery } from "../../../../__generated__/fetchMediaDetailsQuery.graphql";
import { FormDialog } from "../../../../ui/dialog/FormDialog";
import { mediaDetailsQuery } from "./fetchMediaDetails";
import { MediaDetailsForm } from "./MediaDetailsForm";

type Props = {
  /** Address of the picture or video, whose details have been read. Null for none. */
  src: string | null;
  onClose: () => void;
};

/** What a picture shows, in words and by a mark on its subject. Counts wherever it is shown. */
export function MediaDetailsDialog({ src, onClose }: Props) {
  return <Suspense>{src !== null && <OpenDialog src={src} onClose={onClose} />}</Suspense>;
}

function OpenDialog({ src, onClose }: { src: string; onClose: () => void }) {
  const { mediaAsset } = useLazyLoadQuery<fetchMediaDetailsQuery>(mediaDetailsQuery, { path: src });
  if (!mediaAsset) return null;
  return (
    <FormDialog
      title={mediaAsset.kind === "IMAGE" ? "Describe the picture" : "Describe the video"}
      isOpen
      onClose={onClose}
    >
      <MediaDetailsForm details={mediaAsset} onClose={onClose} />
    </FormDialog>
  );
}
