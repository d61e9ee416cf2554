import { Button, GridListItem } from "react-aria-components";
import { IconButton } from "../../../ui/button/IconButton";
import { HandleIcon, PencilIcon, TrashIcon } from "../../../ui/icon/icons";
import { TouchHandle } from "../../../ui/touch-drag/TouchHandle";
import { touchItem } from "../../../ui/touch-drag/useTouchDrag";
import { MediaThumbnail } from "./MediaThumbnail";
import { useMediaPreview } from "./mediaPreviews";

type Props = {
  id: string;
  /** "Work image 2". */
  label: string;
  src: string;
  onDescribe: () => void;
  onRemove: () => void;
};

/** A work image in its place, with the handle that picks it up. */
export function MediaListTile({ id, label, src, onDescribe, onRemove }: Props) {
  const name = label.toLowerCase();
  const { description } = useMediaPreview(src);
  const isMissing = description && !description.altText && !description.isDecorative;
  return (
    <GridListItem className="media-list-item" id={id} textValue={label} {...touchItem(id)}>
      <MediaThumbnail src={src} size="large" />
      <TouchHandle>
        <Button className="icon-button" slot="drag">
          <HandleIcon />
        </Button>
      </TouchHandle>
      {isMissing && <span className="media-list-missing">No description</span>}
      <div className="media-list-actions">
        <IconButton
          label={`Describe ${name}`}
          hint="Describe"
          aria-haspopup="dialog"
          onClick={onDescribe}
        >
          <PencilIcon />
        </IconButton>
        <IconButton label={`Remove ${name}`} hint="Remove" variant="destructive" onClick={onRemove}>
          <TrashIcon />
        </IconButton>
      </div>
    </GridListItem>
  );
}
