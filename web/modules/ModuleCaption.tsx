import type { ReactNode } from "react";
import "./ModuleCaption.css";

/** The words under a picture of a module. Nothing where there are none. */
export function ModuleCaption({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <figcaption className="module-caption" dir="auto">
      {children}
    </figcaption>
  );
}
