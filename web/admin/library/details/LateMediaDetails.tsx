import { lazy, Suspense } from "react";
import type { MediaDetailsProps } from "./MediaDetailsDialog";

const MediaDetailsDialog = lazy(async () => ({
  default: (await import("./MediaDetailsDialog")).MediaDetailsDialog,
}));

type Props = Omit<MediaDetailsProps, "src"> & {
  /** The address of the picture or video, whose details are already fetched. Null: the dialog is closed. */
  src: string | null;
};

/** The dialog with the details of a picture or video. Its code is loaded when it is first opened. */
export function LateMediaDetails({ src, ...dialog }: Props) {
  return <Suspense>{src !== null && <MediaDetailsDialog src={src} {...dialog} />}</Suspense>;
}
