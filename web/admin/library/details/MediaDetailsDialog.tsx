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
  /** The address of the picture or video with fetched details. Null for none. */
  src: string | null;
  onClose: () => void;
  /** Further actions. */
  children?: (asset: MediaDetails) => ReactNode;
};

/** The description and the focal point of a picture, which apply wherever it is shown. */
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
