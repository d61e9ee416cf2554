import { use, useRef } from "react";
import { useDescribeMedia } from "../../../library/descriptions/useDescribeMedia";
import { MediaPreviewsContext } from "../../images/mediaPreviews";
import { type UploadedPreview, useUpload } from "../../images/useUpload";
import type { PastedUpload } from "./pastedModules";

/** How many pictures of one document may be uploaded at once. */
const limit = 50;

/** The server's limit of a description, in characters. */
const longestDescription = 1_000;

/**
 * The description that the document gives to a picture. Null where it gives none, or the file is described
 * already.
 */
export function describedBy(
  words: string,
  { altText, isDecorative }: UploadedPreview["description"],
): string | null {
  if (altText || isDecorative) return null;
  return words.slice(0, longestDescription).trim() || null;
}

/** Uploads the pictures of pasted documents for their modules. */
export function usePastedPictures(onArrived: (upload: PastedUpload, src: string) => void) {
  const { describe } = useDescribeMedia();
  const { remember } = use(MediaPreviewsContext);
  const targets = useRef(new Map<File, PastedUpload>());
  const { add, ...uploads } = useUpload({
    limit,
    onUploaded: (src, file, preview) => {
      const upload = targets.current.get(file);
      if (!upload) return;
      onArrived(upload, src);
      void tell(src, preview, upload.description ?? "");
    },
  });
  const tell = async (src: string, preview: UploadedPreview, words: string) => {
    const { description } = preview;
    const altText = describedBy(words, description);
    if (!altText || !(await describe(description, { altText }))) return;
    remember(src, { ...preview, description: { ...description, altText } });
  };
  const latest = useRef(add);
  latest.current = add;
  const send = useRef((uploads: readonly PastedUpload[]) => {
    for (const upload of uploads) targets.current.set(upload.file, upload);
    if (uploads.length > 0) latest.current(uploads.map(({ file }) => file));
  });
  return { send: send.current, ...uploads };
}
