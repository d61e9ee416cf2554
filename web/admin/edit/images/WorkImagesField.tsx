import { TrashIcon } from "../../../ui/icon/TrashIcon";
import { FilePicker, projectMediaTypes } from "./FilePicker";
import { MediaThumbnail } from "./MediaThumbnail";
import { useUpload } from "./useUpload";
import "./WorkImagesField.css";

/** How many work images can be chosen at once. */
const limit = 10;

type Props = {
  images: readonly string[];
  onAdd: (src: string) => void;
  onRemove: (index: number) => void;
};

/** The pictures and films of the work grid, in order. */
export function WorkImagesField({ images, onAdd, onRemove }: Props) {
  const { upload, isUploading } = useUpload({
    limit,
    successTitle: "Work image uploaded successfully",
    onUploaded: onAdd,
  });
  return (
    <fieldset className="work-images-field">
      <legend className="field-label">Work Images</legend>
      <ul className="work-images-grid">
        {[...images.entries()].map(([index, src]) => (
          // The same picture may stand here twice.
          <li key={`${src} ${index}`} className="work-images-item">
            <MediaThumbnail src={src} size="large" />
            <button
              type="button"
              className="work-images-remove"
              aria-label={`Remove work image ${index + 1}`}
              onClick={() => onRemove(index)}
            >
              <TrashIcon />
            </button>
          </li>
        ))}
        <li>
          <FilePicker
            label="Upload work images"
            accept={projectMediaTypes}
            limit={limit}
            isUploading={isUploading}
            onFiles={upload}
          />
        </li>
      </ul>
    </fieldset>
  );
}
