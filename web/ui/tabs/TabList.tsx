import type { ReactNode } from "react";
import { TabList as AriaTabList } from "react-aria-components/Tabs";

type Props = { label: string; children: ReactNode };

/** The row of tabs. Arrow keys move along it. */
export function TabList({ label, children }: Props) {
  return (
    <AriaTabList className="tab-list" aria-label={label}>
      {children}
    </AriaTabList>
  );
}
