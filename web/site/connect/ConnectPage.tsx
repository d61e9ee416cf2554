import { graphql } from "react-relay";
import type { ConnectPageQuery } from "../../__generated__/ConnectPageQuery.graphql";
import { paths } from "../../paths";
import { useRouteQuery } from "../../relay/query-route";
import { LinkedInLink } from "../about/LinkedInLink";
import { PageHead } from "../head/PageHead";
import { ContactForm } from "./ContactForm";
import { PostedNotice } from "./PostedNotice";
import "./ConnectPage.css";

export const connectPageQuery = graphql`
  query ConnectPageQuery @throwOnFieldError {
    siteIdentity {
      ownerName
      portrait {
        previewSrc
      }
    }
    aboutContent {
      ...LinkedInLink_aboutContent
    }
  }
`;

export function ConnectPage() {
  const { siteIdentity, aboutContent } = useRouteQuery<ConnectPageQuery>(connectPageQuery);
  const { ownerName, portrait } = siteIdentity;
  return (
    <main className="page connect" id="content">
      <PageHead
        title="Connect"
        description={`Write to ${ownerName || "the designer"}: a project, a question, a conversation.`}
        image={portrait?.previewSrc}
        imageText={ownerName || undefined}
        listedAt={paths.connect}
      />
      <div className="connect-words">
        <h1 className="connect-heading">Let's have a conversation.</h1>
        <PostedNotice />
        {aboutContent && (
          <LinkedInLink aboutContent={aboutContent} source="Connect">
            Connect on LinkedIn
          </LinkedInLink>
        )}
      </div>
      <ContactForm />
    </main>
  );
}
