import "./MediaField.css";
import "./MediaListField.css";
import { use } from "react";
import { GridList, GridListItem } from "react-aria-components/GridList";
import type { Place } from "../../../media/places";
import { SmallPictureNote } from "../../../media/SmallPictureNote";
import { UploadList } from "../../../media/uploader/UploadList";
import { manyFiles, useFileDrop } from "../../../media/uploader/useFileDrop";
import { IconButton } from "../../../ui/button/IconButton";
import { PencilIcon, TrashIcon } from "../../../ui/icon/icons";
import { useReordering } from "../../../ui/reorder/useReordering";
import { TouchHandle } from "../../../ui/touch-drag/TouchHandle";
import { touchItem } from "../../../ui/touch-drag/useTouchDrag";
import { Removable } from "../../layout/Removable";
import { LateMediaDetails } from "../../library/details/LateMediaDetails";
import { useMediaDetails } from "../../library/details/useMediaDetails";
import { FilePicker, projectMediaTypes } from "../../library/files/FilePicker";
import { LibraryButton } from "../../library/picker/LibraryButton";
import { MediaThumbnail } from "./MediaThumbnail";
import { MediaPreviewsContext, useMediaPreview, useRememberDescription } from "./mediaPreviews";
import { usePick } from "./usePick";
import { useUpload } from "./useUpload";

type Props = {
  label: string;
  /** The name of one item, such as "Work image". */
  itemName: string;
  addLabel: string;
  /** The title of the notice for each uploaded file. */
  successTitle: string;
  /** How many more files may be added. */
  room?: number;
  /** The place on the site that shows the pictures, for warnings about pictures that are too small for it. */
  place: Place;
  images: readonly string[];
  onAdd: (src: string) => void;
  onRemove: (index: number) => void;
  /** @param order the old index of each item, in the new order */
  onArrange: (order: number[]) => void;
};

/**
 * An ordered list of pictures and videos. They are arranged by dragging, as in the lists of the dashboard;
 * files can be chosen, dropped and pasted.
 */
export function MediaListField({
  label,
  itemName,
  addLabel,
  successTitle,
  room = manyFiles,
  place,
  images,
  onAdd,
  onRemove,
  onArrange,
}: Props) {
  const { add, ...uploads } = useUpload({
    limit: room,
    successTitle,
    onUploaded: onAdd,
  });
  const { previews } = use(MediaPreviewsContext);
  const rememberDescription = useRememberDescription();
  const { described, open, close } = useMediaDetails();
  const pick = usePick(onAdd);
  const drop = useFileDrop(add);
  const tiles = tilesOf(images, itemName);
  const { dragAndDropHooks, listRef } = useReordering(tiles, "grid", (ids) =>
    onArrange(ids.map((id) => tiles.findIndex((tile) => tile.id === id))),
  );
  return (
    <fieldset className="media-list-field stack" {...drop}>
      <legend className="field-label">{label}</legend>
      {tiles.length > 0 && (
        <GridList
          ref={listRef}
          className="media-list-grid stack"
          aria-label={label}
          layout="grid"
          items={tiles}
          keyboardNavigationBehavior="tab"
          dragAndDropHooks={dragAndDropHooks}
        >
          {({ id, label, src, index }) => (
            <MediaListTile
              id={id}
              label={label}
              src={src}
              onDescribe={() => open(src)}
              onRemove={() => onRemove(index)}
            />
          )}
        </GridList>
      )}
      <UploadList uploads={uploads} layout="grid" />
      {tiles.map(({ id, label, src }) => (
        <SmallPictureNote
          key={id}
          name={label}
          picture={previews.get(src)?.original}
          place={place}
        />
      ))}
      {room > 0 && (
        <div className="media-field-actions wrap">
          <FilePicker
            label={addLabel}
            accept={projectMediaTypes}
            variant={tiles.length + uploads.items.length > 0 ? "button" : "area"}
            isMultiple
            isUploading={uploads.isUploading}
            onFiles={add}
          />
          <LibraryButton label={label} accepts="picturesAndVideos" max={room} onPick={pick} />
        </div>
      )}
      <LateMediaDetails
        src={described}
        onClose={close}
        onSaved={(saved) => described && rememberDescription(described, saved)}
      />
    </fieldset>
  );
}

/** A picture may occur several times, so the id of a tile contains the number of earlier occurrences. */
function tilesOf(images: readonly string[], itemName: string) {
  const counts = new Map<string, number>();
  return images.map((src, index) => {
    const count = counts.get(src) ?? 0;
    counts.set(src, count + 1);
    return { id: `${src} ${count}`, label: `${itemName} ${index + 1}`, src, index };
  });
}

type MediaListTileProps = {
  id: string;
  /** The name of the item, such as "Work image 2". */
  label: string;
  src: string;
  onDescribe: () => void;
  onRemove: () => void;
};

/** A picture or video of the list, with its drag handle. */
function MediaListTile({ id, label, src, onDescribe, onRemove }: MediaListTileProps) {
  const name = label.toLowerCase();
  const { description } = useMediaPreview(src);
  const isMissing = description && !description.altText && !description.isDecorative;
  return (
    <GridListItem className="media-list-item rounded" id={id} textValue={label} {...touchItem(id)}>
      <MediaThumbnail src={src} size="large" />
      <TouchHandle className="icon-button" />
      {isMissing && <span className="media-list-missing smaller">No description</span>}
      <Removable as="div" className="media-list-actions">
        <IconButton
          label={`Details of ${name}`}
          hint="Details"
          aria-haspopup="dialog"
          onClick={onDescribe}
        >
          <PencilIcon />
        </IconButton>
        <IconButton label={`Remove ${name}`} hint="Remove" variant="destructive" onClick={onRemove}>
          <TrashIcon />
        </IconButton>
      </Removable>
    </GridListItem>
  );
}
