import { createContext, use } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { PasswordNote_siteColors$key } from "../../__generated__/PasswordNote_siteColors.graphql";
import { paths } from "../../paths";
import { placeAddress } from "../addresses/placeAddress";

/** What each {@link PasswordNote} below reads. */
export const NotedPassword = createContext<PasswordNote_siteColors$key | null>(null);

type Props = {
  /** What is protected. */
  subject: string;
};

/** Says which password opens what is protected, and whether there is one. */
export function PasswordNote({ subject }: Props) {
  const siteColors = useFragment(
    graphql`
      fragment PasswordNote_siteColors on SiteColors {
        hasPortfolioPassword
      }
    `,
    use(NotedPassword),
  );
  if (!siteColors) return null;
  const { hasPortfolioPassword } = siteColors;
  return (
    <>
      {hasPortfolioPassword
        ? `${subject} opens with the `
        : "Nobody gets in: there is no readable "}
      <Link
        className="text-link"
        to={placeAddress(paths.accessSettings, "Portfolio Password", "Password")}
      >
        portfolio password
      </Link>
      {hasPortfolioPassword ? ", which is set." : ". Set it again."}
    </>
  );
}
