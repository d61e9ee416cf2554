import { type ReactNode, Suspense } from "react";
import { useLazyLoadQuery } from "react-relay";
import { Link } from "react-router";
import type { fetchMediaDetailsQuery } from "../../../__generated__/fetchMediaDetailsQuery.graphql";
import { FormDialog } from "../../../ui/dialog/FormDialog";
import { libraryFile } from "../libraryAddress";
import { FileFacts } from "../places/FileFacts";
import { type MediaDetails, mediaDetailsQuery } from "./fetchMediaDetails";
import { MediaDetailsForm } from "./MediaDetailsForm";

export type MediaDetailsProps = {
  /** Address of the picture or video, whose details have been read. Null for none. */
  src: string | null;
  onClose: () => void;
  /** What else can be done with it. */
  children?: (asset: MediaDetails) => ReactNode;
};

/** What a picture shows, in words and by a mark on its subject. Counts wherever it is shown. */
export function MediaDetailsDialog({ src, ...dialog }: MediaDetailsProps) {
  return <Suspense>{src !== null && <OpenDialog src={src} {...dialog} />}</Suspense>;
}

function OpenDialog({ src, onClose, children }: MediaDetailsProps & { src: string }) {
  const { mediaAsset } = useLazyLoadQuery<fetchMediaDetailsQuery>(mediaDetailsQuery, { path: src });
  if (!mediaAsset) return null;
  return (
    <FormDialog
      title={mediaAsset.kind === "IMAGE" ? "Picture details" : "Video details"}
      isOpen
      onClose={onClose}
    >
      <FileFacts asset={mediaAsset} onFollow={children ? undefined : onClose} />
      <MediaDetailsForm details={mediaAsset} onClose={onClose} />
      {children ? (
        children(mediaAsset)
      ) : (
        <Link className="text-link" to={libraryFile(mediaAsset.path)}>
          Replace it everywhere, in the library
        </Link>
      )}
    </FormDialog>
  );
}
