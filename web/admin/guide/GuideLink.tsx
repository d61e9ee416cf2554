import type { ComponentProps } from "react";
import { Link } from "react-router";

/** A link in the text of the guide: within the site it opens in place. */
export function GuideLink({ href = "", children }: ComponentProps<"a">) {
  return href.startsWith("/") ? <Link to={href}>{children}</Link> : <a href={href}>{children}</a>;
}
