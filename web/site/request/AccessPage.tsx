import { useEffect, useRef } from "react";
import { graphql } from "react-relay";
import { Link, useSearchParams } from "react-router";
import type {
  AccessPageMutation,
  RequestAccessInput,
} from "../../__generated__/AccessPageMutation.graphql";
import type { AccessPageQuery } from "../../__generated__/AccessPageQuery.graphql";
import { paths } from "../../paths";
import { queryLoader, useRouteQuery } from "../../relay/query-route";
import { useMutationPromise } from "../../relay/useMutationPromise";
import { useWords } from "../../words/WordsContext";
import { ContactForm } from "../connect/ContactForm";
import { PostedNotice } from "../connect/PostedNotice";
import { usePostedForm } from "../connect/usePostedForm";
import { PageHead } from "../head/PageHead";
import { NotFoundPage } from "../not-found/NotFoundPage";
import "../connect/ConnectPage.css";

const accessPageQuery = graphql`
  query AccessPageQuery @throwOnFieldError {
    sendsMail
    siteIdentity {
      takesAccessRequests
    }
  }
`;

/** The page where visitors request access. It does not show whether the project in its address exists. */
export function AccessPage() {
  const { siteIdentity, sendsMail } = useRouteQuery<AccessPageQuery>(accessPageQuery);
  if (!siteIdentity.takesAccessRequests) return <NotFoundPage />;
  return <AccessRequest thanks={sendsMail ? "access.thanks" : "access.thanksUnmailed"} />;
}

/** The route of the page for requests for access, in one module, so that its code is one chunk. */
export const accessRoute = {
  Component: AccessPage,
  loader: queryLoader({ query: accessPageQuery }),
};

/** @param props.thanks the key of a text, which promises a mail only if the site can send mail */
function AccessRequest({ thanks }: { thanks: "access.thanks" | "access.thanksUnmailed" }) {
  const say = useWords();
  const [search] = useSearchParams();
  const posted = usePostedForm();
  const [requestAccess, isSending] = useRequestAccess();
  const project = search.get("project") ?? "";
  // A form that was sent without navigation is removed, so the focus moves to the notice.
  const notice = useRef<HTMLDivElement>(null);
  const { isSent, isOver } = posted;
  const hasArrived = isSent || isOver;
  useEffect(() => {
    if (isOver) notice.current?.focus();
  }, [isOver]);
  return (
    <main className="page sheet connect" id="content">
      <PageHead
        title={say(
          posted.refused ? "contact.failed" : hasArrived ? "contact.sent" : "access.heading",
        )}
      />
      <div className="connect-words">
        <h1 className="connect-heading display-text">{say("access.heading")}</h1>
        {!hasArrived && (
          <p>
            {say("access.text")} {say(thanks)}
          </p>
        )}
        <PostedNotice refused={posted.refused} isSent={false} />
        {hasArrived && (
          <div className="posted-notice" role="status" ref={notice} tabIndex={-1}>
            <strong>{say("contact.sent")}</strong> {say(thanks)}
          </div>
        )}
        <Link
          className="text-link"
          to={project ? paths.project(project) : paths.home}
          viewTransition
        >
          {say(project ? "gate.submit" : "site.back")}
        </Link>
      </div>
      {!hasArrived && (
        <ContactForm
          label={say("access.heading")}
          action={paths.requestAccess(project)}
          messageLabel={say("access.message")}
          tooShort="access.tooShort"
          sendLabel={say("contact.send")}
          refused={posted.refused}
          isSending={isSending}
          send={(message) => requestAccess({ ...message, project })}
          onSent={posted.forget}
        >
          <input type="hidden" name="project" value={project} />
        </ContactForm>
      )}
    </main>
  );
}

/**
 * Returns a function that sends a request for access, and whether a request is being sent. The function
 * resolves to the faults of the request; an empty list means that it has arrived.
 */
function useRequestAccess() {
  const [commit, isInFlight] = useMutationPromise<AccessPageMutation>(graphql`
    mutation AccessPageMutation($input: RequestAccessInput!) {
      requestAccess(input: $input) {
        userErrors {
          ...useSubmission_userErrors @relay(mask: false)
          limit
        }
      }
    }
  `);
  const send = async (input: RequestAccessInput) =>
    (await commit({ input })).requestAccess.userErrors;
  return [send, isInFlight] as const;
}
