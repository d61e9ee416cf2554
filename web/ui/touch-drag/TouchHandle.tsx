import type { ReactNode } from "react";
import { touchHandle } from "./useTouchDrag";
import "./TouchDrag.css";

/**
 * The handle by which a finger drags an item. It is around the drag button of a react-aria list, which gets
 * no touches itself.
 */
export function TouchHandle({ children }: { children: ReactNode }) {
  return (
    <span className="touch-handle fixed-size" {...touchHandle}>
      {children}
    </span>
  );
}
