import { use, useRef } from "react";
import { maxDescription } from "../../../../../content/media-description";
import { cutTo } from "../../../../../content/storable-text";
import { manyFiles } from "../../../../media/uploader/useFileDrop";
import { useDescribeMedia } from "../../../library/descriptions/useDescribeMedia";
import { MediaPreviewsContext } from "../../images/mediaPreviews";
import { type UploadedPreview, useUpload } from "../../images/useUpload";
import type { PastedUpload } from "./pastedModules";

/**
 * The description to store for a picture that was pasted with a document. Null if the document has no
 * description, or the file has already been described.
 * @param words the description in the document; empty if the document has none
 */
export function describedBy(
  words: string,
  { altText, isDecorative }: UploadedPreview["description"],
): string | null {
  if (altText || isDecorative) return null;
  return cutTo(words, maxDescription).trim() || null;
}

type Outcome = {
  onArrived: (upload: PastedUpload, src: string) => void;
  /** Called with the id of a module when its last pending file was refused, or removed by the owner. */
  onGone: (id: string) => void;
};

/** Uploads the pictures of pasted documents for their modules. */
export function usePastedPictures({ onArrived, onGone }: Outcome) {
  const { describe } = useDescribeMedia();
  const { remember } = use(MediaPreviewsContext);
  const targets = useRef(new Map<File, PastedUpload>());
  const { add, ...uploads } = useUpload({
    limit: manyFiles,
    onUploaded: (src, file, preview) => {
      const upload = targets.current.get(file);
      if (!upload) return;
      targets.current.delete(file);
      onArrived(upload, src);
      void tell(src, preview, upload.description ?? "");
    },
    onGone: (file) => {
      const upload = targets.current.get(file);
      targets.current.delete(file);
      const awaited = new Set([...targets.current.values()].map(({ id }) => id));
      if (upload && !awaited.has(upload.id)) onGone(upload.id);
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
  /** Resolves when each file is being uploaded or was refused. */
  const send = useRef(async (uploads: readonly PastedUpload[]) => {
    for (const upload of uploads) targets.current.set(upload.file, upload);
    if (uploads.length > 0) await latest.current(uploads.map(({ file }) => file));
  });
  return { send: send.current, ...uploads };
}
