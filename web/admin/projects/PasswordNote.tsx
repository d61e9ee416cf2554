import { createContext, use } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { PasswordNote_siteColors$key } from "../../__generated__/PasswordNote_siteColors.graphql";
import { paths } from "../../paths";
import { placeAddress } from "../addresses/placeAddress";

/** The data for each {@link PasswordNote} below a provider. Null without one: the note renders nothing. */
export const NotedPassword = createContext<PasswordNote_siteColors$key | null>(null);

type Props = {
  /** The protected content, as the beginning of a sentence. */
  subject: string;
};

/** A note that the portfolio password opens the protected content, or that no readable password is set. */
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
