import { graphql } from "react-relay";
import type { LinkPageQuery } from "../../__generated__/LinkPageQuery.graphql";
import { useRouteQuery } from "../../relay/query-route";
import { LinkEnded } from "./LinkEnded";
import { LinkPassword } from "./LinkPassword";

export const linkPageQuery = graphql`
  query LinkPageQuery @throwOnFieldError {
    viewer {
      owesLinkPassword
    }
  }
`;

/** Where a link leads that does not open at once. Its own address is nowhere in it. */
export function LinkPage() {
  const { viewer } = useRouteQuery<LinkPageQuery>(linkPageQuery);
  return viewer.owesLinkPassword ? <LinkPassword /> : <LinkEnded />;
}
