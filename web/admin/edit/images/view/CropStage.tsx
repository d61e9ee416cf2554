import { type ReactNode, useRef } from "react";
import { useMove } from "react-aria/useMove";
import { ReactCrop } from "react-image-crop";
import { wholePercent } from "../../../library/details/wholePercent";
import type { StoredView } from "../../module-types/mediaView";
import { fractionCrop, percentCrop, storedCrop } from "./cropShapes";
import "./CropStage.css";

type Crop = NonNullable<StoredView["crop"]>;
type Focal = NonNullable<StoredView["focal"]>;

type Props = {
  /** The name of the picture. */
  label: string;
  /** The picture or video, which fills its container. */
  children: ReactNode;
  crop: Crop | undefined;
  focal: Focal;
  /** The fixed ratio of the crop: width divided by height. Undefined if any ratio is allowed. */
  ratio: number | undefined;
  /** Called while dragging. */
  onMove: (part: { crop?: Crop | undefined; focal?: Focal }) => void;
  /** Called after dragging. */
  onEnd: () => void;
};

/** The minimum width and height of the crop, in CSS pixels, so that the handles do not overlap. */
const smallest = 32;

/**
 * A picture or video with a frame around its visible part, and a mark on its focal point. Both can be
 * dragged; arrow keys move the frame and its handles.
 */
export function CropStage({ label, children, crop, focal, ratio, onMove, onEnd }: Props) {
  return (
    <div className="crop-stage">
      <ReactCrop
        crop={percentCrop(crop)}
        {...(ratio && { aspect: ratio })}
        keepSelection
        ruleOfThirds
        minWidth={smallest}
        minHeight={smallest}
        ariaLabels={labelsOf(label)}
        onChange={(_, changed) => onMove({ crop: storedCrop(fractionCrop(changed)) })}
        onComplete={onEnd}
      >
        {children}
      </ReactCrop>
      <FocalMark focal={focal} onMove={(moved) => onMove({ focal: moved })} onEnd={onEnd} />
    </div>
  );
}

type MarkProps = { focal: Focal; onMove: (focal: Focal) => void; onEnd: () => void };

/**
 * The mark of the focal point, to be dragged by mouse or finger. For the keyboard, FocusSliders has
 * a slider for each direction.
 */
function FocalMark({ focal, onMove, onEnd }: MarkProps) {
  const mark = useRef<HTMLSpanElement>(null);
  // The dragged point, which may be outside of the picture.
  const place = useRef(focal);
  const { moveProps } = useMove({
    onMoveStart: () => {
      place.current = focal;
    },
    onMove: ({ deltaX, deltaY }) => {
      const box = mark.current?.parentElement?.getBoundingClientRect();
      if (!box) return;
      const { x, y } = place.current;
      place.current = { x: x + deltaX / box.width, y: y + deltaY / box.height };
      onMove({ x: wholePercent(place.current.x), y: wholePercent(place.current.y) });
    },
    onMoveEnd: onEnd,
  });
  return (
    <span
      {...moveProps}
      ref={mark}
      className="crop-stage-focal"
      style={{ left: `${focal.x * 100}%`, top: `${focal.y * 100}%` }}
      aria-hidden
    />
  );
}

function labelsOf(label: string) {
  const handle = (corner: string) => `${corner} of the crop of ${label}, moved by arrow keys`;
  return {
    cropArea: `Crop of ${label}, moved by arrow keys`,
    nwDragHandle: handle("Top left corner"),
    nDragHandle: handle("Top edge"),
    neDragHandle: handle("Top right corner"),
    eDragHandle: handle("Right edge"),
    seDragHandle: handle("Bottom right corner"),
    sDragHandle: handle("Bottom edge"),
    swDragHandle: handle("Bottom left corner"),
    wDragHandle: handle("Left edge"),
  };
}
