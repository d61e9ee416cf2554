import type { ReactNode } from "react";
import { touchHandle } from "./useTouchDrag";
import "./TouchDrag.css";

/** What a finger drags by, around the drag button of a react-aria list, which lets pointers through. */
export function TouchHandle({ children }: { children: ReactNode }) {
  return (
    <span className="touch-handle fixed-size" {...touchHandle}>
      {children}
    </span>
  );
}
