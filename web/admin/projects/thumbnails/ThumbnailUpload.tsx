import { useEffect, useEffectEvent, useState } from "react";
import type { UploadedAsset } from "../../../media/uploader/uploadMutations";
import { useUploader } from "../../../media/uploader/useUploader";
import { ThumbnailProgress } from "./ThumbnailProgress";

type Props = {
  /** The one file; more of them are refused with words. */
  files: readonly File[];
  accepts: "pictures" | "picturesAndVideos";
  onUploaded: (asset: UploadedAsset) => void;
  /** It has arrived, or failed, or was not taken, which the uploader has said; or was cancelled. */
  onEnd: () => void;
};

/** Sends one file, and shows how far it is. */
export function ThumbnailUpload({ files, accepts, onUploaded, onEnd }: Props) {
  const [isGiven, setGiven] = useState(false);
  const { items, add, remove } = useUploader({
    fileLimit: 1,
    accepts,
    onUploaded,
  });
  const give = useEffectEvent(() => {
    add(files);
    setGiven(true);
  });
  const end = useEffectEvent(onEnd);
  useEffect(() => give(), []);

  const [item] = items;
  const hasEnded = isGiven && (!item || item.message !== undefined);
  useEffect(() => {
    if (hasEnded) end();
  }, [hasEnded]);
  return (
    <ThumbnailProgress
      progress={item?.progress ?? 0}
      onCancel={item && { name: item.file.name, cancel: () => remove(item.id) }}
    />
  );
}
