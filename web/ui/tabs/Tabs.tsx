import type { ReactNode, Ref } from "react";
import {
  Tab as AriaTab,
  TabList as AriaTabList,
  TabPanel as AriaTabPanel,
  Tabs as AriaTabs,
} from "react-aria-components/Tabs";
import "./Tabs.css";

type Props = {
  /** The id of the tab that is shown. */
  selected: string;
  /** Not called for tabs with an href, which navigate. */
  onSelect?: (id: string) => void;
  children: ReactNode;
};

/** Panels of which one is shown. Contains a TabList, and a TabPanel for every tab or only for the current one. */
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

type TabProps = {
  id: string;
  /** The address of the tab, which makes it a link: the page's address then names the selected tab. */
  href?: string;
  ref?: Ref<HTMLDivElement> | undefined;
  children: ReactNode;
};

export function Tab({ id, href, ref, children }: TabProps) {
  return (
    <AriaTab className="tab" id={id} {...(href && { href })} {...(ref && { ref })}>
      {children}
    </AriaTab>
  );
}

/** The row of tabs. Arrow keys move the focus along the row. */
export function TabList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <AriaTabList className="tab-list" aria-label={label}>
      {children}
    </AriaTabList>
  );
}

type PanelProps = {
  /** The id of the panel's tab. */
  id: string;
  /** Whether the panel stays mounted, with typed text, while another panel is shown. */
  isKept?: boolean;
  children: ReactNode;
};

export function TabPanel({ id, isKept = false, children }: PanelProps) {
  // With a key, a new id mounts a new panel: React Aria never changes the id by which a tab refers to its
  // panel.
  return (
    <AriaTabPanel key={id} className="tab-panel" id={id} shouldForceMount={isKept}>
      {children}
    </AriaTabPanel>
  );
}
