import { useEffect, useEffectEvent, useState } from "react";
import type { UploadedAsset } from "../../../media/uploader/uploadMutations";
import { useUploader } from "../../../media/uploader/useUploader";
import { ThumbnailProgress } from "./ThumbnailProgress";

type Props = {
  /** A list with one file, as the file dialog returns it. More files are refused with a message. */
  files: readonly File[];
  accepts: "pictures" | "picturesAndVideos";
  onUploaded: (asset: UploadedAsset) => void;
  /** Called when the upload was cancelled, has succeeded or failed, or was refused. The uploader shows failures. */
  onEnd: () => void;
};

/** Uploads one file, and shows the progress. */
export function ThumbnailUpload({ files, accepts, onUploaded, onEnd }: Props) {
  const [isGiven, setGiven] = useState(false);
  const { items, add, remove } = useUploader({
    fileLimit: 1,
    accepts,
    onUploaded,
  });
  const give = useEffectEvent(async () => {
    await add(files); // the code for uploads may still be loading, and until then there is no item
    setGiven(true);
  });
  const end = useEffectEvent(onEnd);
  useEffect(() => void give(), []);

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
