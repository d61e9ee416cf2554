import type { ReactNode } from "react";
import { maxColumns, mayStandBeside } from "../../../../content/module-rows";
import { ApartIcon, BesideIcon, WidthIcon } from "../../../ui/icon/icons";
import type { RowPlace } from "../model/moduleEdits";
import type { ContentModule } from "../module-types/moduleTypes";
import type { ModuleEditing } from "./ModuleEditing";

type RowAction = { words: string; icon: ReactNode; isDisabled?: boolean; run: () => void };

const refusals: Record<NonNullable<RowPlace["refusal"]>, string> = {
  "none above": "There is no module above",
  full: `The row above is full: ${maxColumns} stand side by side`,
  "stands alone": "The module above goes from edge to edge: it has its own row",
};

/** The actions that move a module into the row above or out of its row, or change its width in the row. */
export function rowActions(
  { id, type, wide }: ContentModule,
  { columns, refusal }: RowPlace,
  arrange: ModuleEditing["arrange"],
): RowAction[] {
  if (columns > 1) {
    return [
      { words: "Put on its own row", icon: <ApartIcon />, run: () => arrange(id, "apart") },
      { words: wide ? "Narrower" : "Wider", icon: <WidthIcon />, run: () => arrange(id, "wide") },
    ];
  }
  return [
    {
      words: mayStandBeside(type)
        ? refusal === null
          ? "Put beside the one above"
          : refusals[refusal]
        : "From edge to edge: always on its own row",
      icon: <BesideIcon />,
      isDisabled: refusal !== null,
      run: () => arrange(id, "beside"),
    },
  ];
}
