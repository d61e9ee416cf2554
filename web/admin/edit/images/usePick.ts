import { use } from "react";
import type { LibraryFile } from "../../library/files/FileGrid";
import { MediaPreviewsContext } from "./mediaPreviews";

/** Returns a function that puts files of the library into the form, and adds their previews. */
export function usePick(onPicked: (src: string) => void): (files: readonly LibraryFile[]) => void {
  const { remember } = use(MediaPreviewsContext);
  return (files) => {
    for (const { path, kind, thumbnail = null, width, height, ...description } of files) {
      remember(path, {
        kind: kind === "VIDEO" ? "video" : "image",
        thumbnail,
        original: { src: path, width, height },
        description,
      });
      onPicked(path);
    }
  };
}
