import type { ReactNode } from "react";
import { ColumnShare } from "./contentSizes";
import "./ModuleColumn.css";

type Props = {
  /** Its width, and that of its row, in the same unit. */
  weight: number;
  total: number;
  children: ReactNode;
};

/** A module in its column of a row; one that has a row for itself is in no column. */
export function ModuleColumn({ weight, total, children }: Props) {
  if (weight === total) return children;
  return (
    <div className="module-column" style={{ "--weight": weight }}>
      <ColumnShare value={weight / total}>{children}</ColumnShare>
    </div>
  );
}
