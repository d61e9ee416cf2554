import type { ReactNode } from "react";

/** The buttons at the foot of a dialog, the one that goes ahead last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="dialog-actions">{children}</div>;
}
