import { useRef } from "react";
import { useUpload } from "../images/useUpload";

type PastedPicture = { /** Of the module it is for. */ id: string; file: File };

/** How many pictures of one document may be under way. */
const limit = 50;

/** Sends pictures of pasted documents, each for its module. */
export function usePastedPictures(
  onArrived: (id: string, src: string) => void,
): (pictures: readonly PastedPicture[]) => void {
  const targets = useRef(new Map<File, string>());
  const { add } = useUpload({
    limit,
    successTitle: "Image uploaded successfully",
    onUploaded: (src, file) => {
      const id = targets.current.get(file);
      if (id !== undefined) onArrived(id, src);
    },
  });
  const latest = useRef(add);
  latest.current = add;
  const send = useRef((pictures: readonly PastedPicture[]) => {
    for (const { id, file } of pictures) targets.current.set(file, id);
    if (pictures.length > 0) latest.current(pictures.map(({ file }) => file));
  });
  return send.current;
}
