import type { ReactNode } from "react";
import "./ModuleCaption.css";

/** The caption of a module's picture. Renders nothing if the caption is empty. */
export function ModuleCaption({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <figcaption className="module-caption quiet" dir="auto">
      {children}
    </figcaption>
  );
}
