import type { ReactNode } from "react";
import { mayStandBeside } from "../../../../content/module-rows";
import { ApartIcon, BesideIcon, WidthIcon } from "../../../ui/icon/icons";
import type { RowPlace } from "../model/moduleEdits";
import type { ContentModule } from "../module-types/moduleTypes";
import type { ModuleEditing } from "./ModuleEditing";

type RowAction = { words: string; icon: ReactNode; isDisabled?: boolean; run: () => void };

/** What can be done with the row of a module and its width there. */
export function rowActions(
  { id, type, wide }: ContentModule,
  { columns, mayJoin }: RowPlace,
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
      words: mayStandBeside(type) ? "Put beside the one above" : "From edge to edge: stands alone",
      icon: <BesideIcon />,
      isDisabled: !mayJoin,
      run: () => arrange(id, "beside"),
    },
  ];
}
