import type { ReactNode } from "react";
import { ColumnShare } from "./contentSizes";
import "./ModuleColumn.css";

type Props = {
  /** The width of the column, in the same unit as `total`, the width of its row. */
  weight: number;
  total: number;
  children: ReactNode;
};

/** A module in its column of a row. A module that fills its whole row is rendered without a column. */
export function ModuleColumn({ weight, total, children }: Props) {
  if (weight === total) return children;
  return (
    <div className="module-column" style={{ "--weight": weight }}>
      <ColumnShare value={weight / total}>{children}</ColumnShare>
    </div>
  );
}
