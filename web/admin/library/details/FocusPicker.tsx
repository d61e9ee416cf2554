import type { PointerEvent } from "react";
import { FocusSliders } from "./FocusSliders";
import { wholePercent } from "./wholePercent";
import "./FocusPicker.css";

/** The point that crops of the picture keep visible, as shares of its width and height from 0 to 1. */
export type Focus = { focalX: number; focalY: number };

type Props = { src: string; focus: Focus; onChange: (focus: Focus) => void };

/** A picture with a mark on its focal point, which is moved by pointer or by sliders. */
export function FocusPicker({ src, focus, onChange }: Props) {
  const handlePointer = (event: PointerEvent<HTMLElement>) => {
    if (event.type === "pointermove" && event.buttons === 0) return;
    if (event.type === "pointerdown") event.currentTarget.setPointerCapture(event.pointerId);
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onChange({
      focalX: wholePercent((event.clientX - left) / width),
      focalY: wholePercent((event.clientY - top) / height),
    });
  };
  return (
    <div className="focus-picker stack-close">
      <div
        className="focus-picker-picture rounded"
        onPointerDown={handlePointer}
        onPointerMove={handlePointer}
      >
        <img src={src} alt="" draggable={false} />
        <span
          className="focus-picker-mark"
          style={{
            insetInlineStart: `${focus.focalX * 100}%`,
            insetBlockStart: `${focus.focalY * 100}%`,
          }}
        />
      </div>
      <FocusSliders focus={focus} onChange={onChange} />
    </div>
  );
}
