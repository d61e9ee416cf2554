import { use, useRef } from "react";
import { useDescribeMedia } from "../../../library/descriptions/useDescribeMedia";
import { MediaPreviewsContext } from "../../images/mediaPreviews";
import { type UploadedPreview, useUpload } from "../../images/useUpload";
import type { PastedUpload } from "./pastedModules";

/** How many pictures of one document may be uploaded at once. */
const limit = 50;

/** The server's limit of a description, in characters. */
const longestDescription = 1_000;

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
      if (upload.description) void tell(src, preview, upload.description);
    },
  });
  /** Stores the description in the document, unless the file has one already. */
  const tell = async (src: string, preview: UploadedPreview, words: string) => {
    const { description } = preview;
    if (description.altText || description.isDecorative) return;
    const altText = words.slice(0, longestDescription).trim();
    if (!(await describe(description, { altText }))) return;
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
