import type { ReactNode } from "react";
import { TabPanel as AriaTabPanel } from "react-aria-components/Tabs";

type Props = {
  /** The id of its tab. */
  id: string;
  /** Whether the panel stays mounted, with typed text, while another panel is shown. */
  isKept?: boolean;
  children: ReactNode;
};

/** The panel of a tab. */
export function TabPanel({ id, isKept = false, children }: Props) {
  // React Aria never changes the id of a panel, by which its tab refers to it.
  return (
    <AriaTabPanel key={id} className="tab-panel" id={id} shouldForceMount={isKept}>
      {children}
    </AriaTabPanel>
  );
}
