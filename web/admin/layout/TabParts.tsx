import type { ReactNode } from "react";
import { Tab, TabList, Tabs } from "../../ui/tabs/Tabs";
import "./TabParts.css";

type Props = {
  label: string;
  parts: readonly { id: string; label: string }[];
  selected: string;
  onSelect: (id: string) => void;
  /** A TabPanel for every part. */
  children: ReactNode;
};

/** Tabs inside a tab of the admin area, one for each part of its content. One part is shown at a time. */
export function TabParts({ label, parts, selected, onSelect, children }: Props) {
  return (
    <div className="tab-parts">
      <Tabs selected={selected} onSelect={onSelect}>
        <TabList label={label}>
          {parts.map((part) => (
            <Tab key={part.id} id={part.id}>
              {part.label}
            </Tab>
          ))}
        </TabList>
        {children}
      </Tabs>
    </div>
  );
}
