import { UploadTile } from "../../../media/uploader/UploadTile";
import { useFileDrop } from "../../../media/uploader/useFileDrop";
import { IconButton } from "../../../ui/button/IconButton";
import { PencilIcon } from "../../../ui/icon/PencilIcon";
import { TrashIcon } from "../../../ui/icon/TrashIcon";
import { MediaDetailsDialog } from "./details/MediaDetailsDialog";
import { useMediaDetails } from "./details/useMediaDetails";
import { FilePicker, projectMediaTypes } from "./FilePicker";
import { MediaThumbnail } from "./MediaThumbnail";
import { useUpload } from "./useUpload";
import "./WorkImagesField.css";

/** How many work images may be under way at once. */
const limit = 10;

type Props = {
  images: readonly string[];
  onAdd: (src: string) => void;
  onRemove: (index: number) => void;
};

/** The pictures and videos of the work grid, in order. More may be chosen, dropped and pasted. */
export function WorkImagesField({ images, onAdd, onRemove }: Props) {
  const { items, isUploading, add, retry, remove } = useUpload({
    limit,
    successTitle: "Work image uploaded successfully",
    onUploaded: onAdd,
  });
  const { described, open, close } = useMediaDetails();
  const drop = useFileDrop(add);
  return (
    <fieldset className="work-images-field" {...drop}>
      <legend className="field-label">Work Images</legend>
      <ul className="work-images-grid">
        {[...images.entries()].map(([index, src]) => (
          // The same picture may stand here twice.
          <li key={`${src} ${index}`} className="work-images-item">
            <MediaThumbnail src={src} size="large" />
            <div className="work-images-actions">
              <IconButton
                label={`Describe work image ${index + 1}`}
                hint="Describe"
                aria-haspopup="dialog"
                onClick={() => open(src)}
              >
                <PencilIcon />
              </IconButton>
              <IconButton
                label={`Remove work image ${index + 1}`}
                hint="Remove"
                variant="destructive"
                onClick={() => onRemove(index)}
              >
                <TrashIcon />
              </IconButton>
            </div>
          </li>
        ))}
        {items.map((item) => (
          <li key={item.id}>
            <UploadTile item={item} onRetry={retry} onRemove={remove} />
          </li>
        ))}
        <li>
          <FilePicker
            label="Upload work images"
            accept={projectMediaTypes}
            isMultiple
            isUploading={isUploading}
            onFiles={add}
          />
        </li>
      </ul>
      <MediaDetailsDialog src={described} onClose={close} />
    </fieldset>
  );
}
