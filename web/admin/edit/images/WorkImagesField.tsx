import { GridList } from "react-aria-components";
import { UploadTile } from "../../../media/uploader/UploadTile";
import { useFileDrop } from "../../../media/uploader/useFileDrop";
import { moveBeside } from "../../order/arrange";
import { useReordering } from "../../order/useReordering";
import { MediaDetailsDialog } from "./details/MediaDetailsDialog";
import { useMediaDetails } from "./details/useMediaDetails";
import { FilePicker, projectMediaTypes } from "./FilePicker";
import { useUpload } from "./useUpload";
import { WorkImageTile } from "./WorkImageTile";
import "./WorkImagesField.css";

/** How many work images may be under way at once. */
const limit = 10;

type Props = {
  images: readonly string[];
  onAdd: (src: string) => void;
  onRemove: (index: number) => void;
  /** @param images the same in another order */
  onArrange: (images: string[]) => void;
};

/**
 * The pictures and videos of the work grid, in order. They are dragged into another one, as in the lists
 * of the dashboard; more may be chosen, dropped and pasted.
 */
export function WorkImagesField({ images, onAdd, onRemove, onArrange }: Props) {
  const { items, isUploading, add, retry, remove } = useUpload({
    limit,
    successTitle: "Work image uploaded successfully",
    onUploaded: onAdd,
  });
  const { described, open, close } = useMediaDetails();
  const drop = useFileDrop(add);
  const tiles = tilesOf(images);
  const { dragAndDropHooks, listRef } = useReordering(tiles, "grid", (move) => {
    const order = moveBeside(
      tiles.map(({ id }) => id),
      move,
    );
    onArrange(order.flatMap((id) => tiles.find((tile) => tile.id === id)?.src ?? []));
  });
  return (
    <fieldset className="work-images-field" {...drop}>
      <legend className="field-label">Work Images</legend>
      {tiles.length > 0 && (
        <GridList
          ref={listRef}
          className="work-images-grid"
          aria-label="Work Images"
          layout="grid"
          items={tiles}
          keyboardNavigationBehavior="tab"
          dragAndDropHooks={dragAndDropHooks}
        >
          {({ id, label, src, index }) => (
            <WorkImageTile
              id={id}
              label={label}
              src={src}
              onDescribe={() => open(src)}
              onRemove={() => onRemove(index)}
            />
          )}
        </GridList>
      )}
      <ul className="work-images-grid">
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

/** The same picture may stand in several places: how often it stood before tells them apart. */
function tilesOf(images: readonly string[]) {
  const counts = new Map<string, number>();
  return images.map((src, index) => {
    const count = counts.get(src) ?? 0;
    counts.set(src, count + 1);
    return { id: `${src} ${count}`, label: `Work image ${index + 1}`, src, index };
  });
}
