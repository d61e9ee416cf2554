import type { ReactNode } from "react";
import { Tabs as AriaTabs } from "react-aria-components/Tabs";
import "./Tabs.css";

type Props = {
  /** The id of the tab that is shown. */
  selected: string;
  /** Not called for tabs with an href, which navigate. */
  onSelect?: (id: string) => void;
  children: ReactNode;
};

/** Panels of which one is shown: holds a TabList and a TabPanel for every tab, or one for the current. */
export function Tabs({ selected, onSelect, children }: Props) {
  return (
    <AriaTabs
      className="tabs"
      selectedKey={selected}
      onSelectionChange={(key) => onSelect?.(String(key))}
      keyboardActivation="manual"
    >
      {children}
    </AriaTabs>
  );
}
