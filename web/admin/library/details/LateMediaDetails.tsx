import { lazy, Suspense } from "react";
import type { MediaDetailsProps } from "./MediaDetailsDialog";

const MediaDetailsDialog = lazy(async () => ({
  default: (await import("./MediaDetailsDialog")).MediaDetailsDialog,
}));

/** The details of a picture or video, whose code is loaded when they are first opened. */
export function LateMediaDetails(props: MediaDetailsProps) {
  return <Suspense>{props.src !== null && <MediaDetailsDialog {...props} />}</Suspense>;
}
