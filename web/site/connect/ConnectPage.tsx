import { graphql } from "react-relay";
import type {
  ConnectPageMutation,
  SendContactMessageInput,
} from "../../__generated__/ConnectPageMutation.graphql";
import type { ConnectPageQuery } from "../../__generated__/ConnectPageQuery.graphql";
import { trackEvent } from "../../analytics/trackEvent";
import { paths } from "../../paths";
import { queryLoader, useRouteQuery } from "../../relay/query-route";
import { useMutationPromise } from "../../relay/useMutationPromise";
import { showToast } from "../../ui/toast/showToast";
import { useWords } from "../../words/WordsContext";
import { LinkedInLink } from "../about/LinkedInLink";
import { PageHead } from "../head/PageHead";
import { SocialLinks } from "../social/SocialLinks";
import { ContactForm } from "./ContactForm";
import { PostedNotice } from "./PostedNotice";
import { usePostedForm } from "./usePostedForm";
import "./ConnectPage.css";

const connectPageQuery = graphql`
  query ConnectPageQuery @throwOnFieldError {
    siteIdentity {
      ownerName
      companyField
      ...SocialLinks_siteIdentity
      portrait {
        previewSrc
      }
    }
    aboutContent @catch(to: NULL) {
      ...LinkedInLink_aboutContent
    }
  }
`;

export function ConnectPage() {
  const { siteIdentity, aboutContent } = useRouteQuery<ConnectPageQuery>(connectPageQuery);
  const say = useWords();
  const posted = usePostedForm();
  const [send, isSending] = useSendContactMessage();
  const { ownerName, companyField, portrait } = siteIdentity;
  return (
    <main className="page sheet connect" id="content">
      <PageHead
        title={say(titleOf(posted))}
        description={say("connect.description", { name: ownerName || say("connect.designer") })}
        fallbackImage={{ src: portrait?.previewSrc, text: ownerName }}
        card={paths.card("connect")}
        listedAt={paths.connect}
      />
      <div className="connect-words">
        <h1 className="connect-heading display-text">{say("connect.heading")}</h1>
        <PostedNotice {...posted} />
        {aboutContent && (
          <LinkedInLink aboutContent={aboutContent} source="Connect">
            {say("connect.linkedin")}
          </LinkedInLink>
        )}
        <SocialLinks siteIdentity={siteIdentity} areNamed />
      </div>
      <ContactForm
        label={say("contact.label")}
        action={paths.connect}
        messageLabel={say("contact.message")}
        company={companyField}
        sendLabel={say("contact.send")}
        refused={posted.refused}
        isSending={isSending}
        send={send}
        onSent={() => {
          posted.forget();
          trackEvent("contact_form_submit", {
            event_category: "engagement",
            event_label: "Connect",
          });
          showToast({ title: say("contact.sent"), description: say("contact.thanks") });
        }}
      />
    </main>
  );
}

/** The route of the Connect page, in one module, so that its code is one chunk. */
export const connectRoute = {
  Component: ConnectPage,
  loader: queryLoader({ query: connectPageQuery }),
};

/** Screen readers announce the title first, so the title contains the result of a posted form. */
function titleOf({ refused, isSent }: ReturnType<typeof usePostedForm>) {
  if (refused) return "contact.failed";
  return isSent ? "contact.sent" : "connect.title";
}

/**
 * Returns a function that sends a message to the designer, and whether a message is being sent. The function
 * resolves to the faults of the message; an empty list means that it has arrived.
 */
function useSendContactMessage() {
  const [commit, isInFlight] = useMutationPromise<ConnectPageMutation>(graphql`
    mutation ConnectPageMutation($input: SendContactMessageInput!) {
      sendContactMessage(input: $input) {
        userErrors {
          ...useSubmission_userErrors @relay(mask: false)
          limit
        }
      }
    }
  `);
  const send = async (input: SendContactMessageInput) =>
    (await commit({ input })).sendContactMessage.userErrors;
  return [send, isInFlight] as const;
}
