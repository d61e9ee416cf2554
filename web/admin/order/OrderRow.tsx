import { Button, GridListItem } from "react-aria-components";
import { HandleIcon } from "../../ui/icon/icons";
import { TouchHandle } from "../../ui/touch-drag/TouchHandle";
import { touchItem } from "../../ui/touch-drag/useTouchDrag";

type Props = { id: string; label: string; place: number; thumbnail: string | null };

/** A project in the home order, with the handle that picks it up. */
export function OrderRow({ id, label, place, thumbnail }: Props) {
  return (
    <GridListItem className="order-row" id={id} textValue={label} {...touchItem(id)}>
      <TouchHandle>
        <Button className="order-handle" slot="drag">
          <HandleIcon />
        </Button>
      </TouchHandle>
      <span className="order-place">{place}</span>
      {thumbnail ? (
        <img className="order-row-image" src={thumbnail} alt="" loading="lazy" draggable={false} />
      ) : (
        <span className="order-row-image" />
      )}
      <span className="order-row-name">{label}</span>
    </GridListItem>
  );
}
