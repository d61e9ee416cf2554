import { Button, GridListItem } from "react-aria-components";
import { HandleIcon } from "../../ui/icon/icons";
import { TouchHandle } from "../../ui/touch-drag/TouchHandle";
import { touchItem } from "../../ui/touch-drag/useTouchDrag";
import { VideoMark } from "../video-mark/VideoMark";

type Props = {
  id: string;
  label: string;
  projectName: string;
  thumbnail: string | null;
  isVideo: boolean;
};

/** A work image in the work order, with the handle that picks it up. */
export function OrderTile({ id, label, projectName, thumbnail, isVideo }: Props) {
  return (
    <GridListItem className="order-tile" id={id} textValue={label} {...touchItem(id)}>
      {thumbnail ? (
        <img className="order-tile-image" src={thumbnail} alt="" loading="lazy" draggable={false} />
      ) : (
        <span className="order-tile-image" />
      )}
      {isVideo && <VideoMark />}
      <span className="order-tile-name">{projectName}</span>
      <TouchHandle>
        <Button className="order-handle" slot="drag">
          <HandleIcon />
        </Button>
      </TouchHandle>
    </GridListItem>
  );
}
