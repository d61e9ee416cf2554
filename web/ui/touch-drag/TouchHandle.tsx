import { Button } from "react-aria-components/Button";
import { HandleIcon } from "../icon/icons";
import { touchHandle } from "./useTouchDrag";
import "./TouchDrag.css";

/**
 * The handle by which a finger drags an item. It surrounds the drag button of a react-aria list,
 * because that button does not handle touches.
 */
export function TouchHandle({ className }: { className: string }) {
  return (
    <span className="touch-handle fixed-size" {...touchHandle}>
      <Button className={className} slot="drag">
        <HandleIcon />
      </Button>
    </span>
  );
}
