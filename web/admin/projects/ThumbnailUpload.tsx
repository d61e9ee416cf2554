import { useEffect, useEffectEvent, useState } from "react";
import { useUploader } from "../../media/uploader/useUploader";
import { ThumbnailProgress } from "./ThumbnailProgress";

type Props = {
  file: File;
  accepts: "pictures" | "picturesAndFilms";
  onUploaded: (path: string) => void;
  /** It has arrived, or failed, or was not taken; the uploader has said so. */
  onEnd: () => void;
};

/** Sends one file, and shows how far it is. */
export function ThumbnailUpload({ file, accepts, onUploaded, onEnd }: Props) {
  const [isGiven, setGiven] = useState(false);
  const { items, add } = useUploader({
    fileLimit: 1,
    accepts,
    onUploaded: ({ path }) => onUploaded(path),
  });
  const give = useEffectEvent(() => {
    add([file]);
    setGiven(true);
  });
  const end = useEffectEvent(onEnd);
  useEffect(() => give(), []);

  const [item] = items;
  const hasEnded = isGiven && (!item || item.message !== undefined);
  useEffect(() => {
    if (hasEnded) end();
  }, [hasEnded]);
  return <ThumbnailProgress progress={item?.progress ?? 0} />;
}
