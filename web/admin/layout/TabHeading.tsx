import type { Ref } from "react";
import { PageHead } from "../../site/head/PageHead";
import "./TabHeading.css";

type Props = {
  title: string;
  /** The title of the page, if it differs from the heading. */
  pageTitle?: string | undefined;
  description?: string;
  ref?: Ref<HTMLHeadingElement>;
};

/** The heading of a tab, and the title of its page. */
export function TabHeading({ title, pageTitle = title, description, ref }: Props) {
  return (
    <header className="tab-heading stack-close">
      <PageHead title={pageTitle} />
      <h1 className="tab-heading-title strong" ref={ref} tabIndex={-1}>
        {title}
      </h1>
      {description && <p className="tab-heading-description muted">{description}</p>}
    </header>
  );
}
