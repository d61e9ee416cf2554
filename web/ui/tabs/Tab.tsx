import type { ReactNode } from "react";
import { Tab as AriaTab } from "react-aria-components/Tabs";

type Props = {
  id: string;
  /** Makes it a link: the tab that is shown then stands in the address. */
  href?: string;
  children: ReactNode;
};

export function Tab({ id, href, children }: Props) {
  return (
    <AriaTab className="tab" id={id} {...(href && { href })}>
      {children}
    </AriaTab>
  );
}
