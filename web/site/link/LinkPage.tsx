import { graphql } from "react-relay";
import { Link, useSearchParams } from "react-router";
import type { PlainWordKey } from "../../../words/create-words";
import type { LinkPageQuery } from "../../__generated__/LinkPageQuery.graphql";
import { paths } from "../../paths";
import { queryLoader, useRouteQuery } from "../../relay/query-route";
import { Button } from "../../ui/button/Button";
import { PasswordField } from "../../ui/field/PasswordField";
import { useWords } from "../../words/WordsContext";
import { useTakesRequests } from "../access/useTakesRequests";
import { PageHead } from "../head/PageHead";
import { useResponseStatus } from "../head/useResponseStatus";
import "./LinkPage.css";

const linkPageQuery = graphql`
  query LinkPageQuery @throwOnFieldError {
    viewer {
      owesLinkPassword
    }
  }
`;

/**
 * The page to which the address of a share link redirects if the link needs its password or does not work. The
 * address of this page does not contain the token of the link.
 */
export function LinkPage() {
  const { viewer } = useRouteQuery<LinkPageQuery>(linkPageQuery);
  return viewer.owesLinkPassword ? <LinkPassword /> : <LinkEnded />;
}

/** The route of this page, in the same file, so that its code is one chunk. */
export const linkRoute = {
  Component: LinkPage,
  loader: queryLoader({ query: linkPageQuery }),
};

/** The page of a share link that does not work, whatever the reason. */
function LinkEnded() {
  useResponseStatus(404);
  const say = useWords();
  const takesRequests = useTakesRequests();
  return (
    <main className="page message-page" id="content">
      <PageHead title={say("link.ended")} />
      <h1>{say("link.ended")}</h1>
      <p>{say("link.endedText")}</p>
      <p className="message-page-links">
        {takesRequests && (
          <Link className="text-link" to={paths.access} rel="nofollow">
            {say("access.heading")}
          </Link>
        )}
        <Link className="text-link" to={paths.home} viewTransition>
          {say("site.back")}
        </Link>
      </p>
    </main>
  );
}

/**
 * Asks for the password of a share link. The browser posts the form, and the server redirects to the site.
 */
function LinkPassword() {
  const say = useWords();
  const [search] = useSearchParams();
  const refusal = refusals.get(search.get("access") ?? "");
  return (
    <main className="page message-page" id="content">
      <PageHead title={say("link.title")} />
      <h1>{say("link.heading")}</h1>
      <p>{say("link.text")}</p>
      <form className="link-password" method="post" action={paths.link}>
        <PasswordField
          label={say("link.password")}
          name="password"
          autoComplete="off"
          errorMessage={refusal && say(refusal)}
          // After a refused password, visitors come back to this page only to type the password again.
          autoFocus={refusal !== undefined}
        />
        <Button type="submit" variant="primary">
          {say("link.submit")}
        </Button>
      </form>
    </main>
  );
}

/** The texts for refused passwords, by the code that the server adds to the address. */
const refusals = new Map<string, PlainWordKey>([
  ["missing", "link.missing"],
  ["refused", "gate.refused"],
  ["throttled", "gate.throttled"],
]);
