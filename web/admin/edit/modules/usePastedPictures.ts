import { useRef } from "react";
import { useUpload } from "../images/useUpload";
import type { PastedUpload } from "./pastedModules";

/** How many pictures of one document may be under way. */
const limit = 50;

/** Sends pictures of pasted documents, each for its module. */
export function usePastedPictures(onArrived: (upload: PastedUpload, src: string) => void) {
  const targets = useRef(new Map<File, PastedUpload>());
  const { items, add, retry, remove } = useUpload({
    limit,
    onUploaded: (src, file) => {
      const upload = targets.current.get(file);
      if (upload) onArrived(upload, src);
    },
  });
  const latest = useRef(add);
  latest.current = add;
  const send = useRef((uploads: readonly PastedUpload[]) => {
    for (const upload of uploads) targets.current.set(upload.file, upload);
    if (uploads.length > 0) latest.current(uploads.map(({ file }) => file));
  });
  return { send: send.current, items, retry, remove };
}
