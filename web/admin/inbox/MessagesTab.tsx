import { graphql, useLazyLoadQuery } from "react-relay";
import { Link } from "react-router";
import type { MessagesTabArchiveQuery } from "../../__generated__/MessagesTabArchiveQuery.graphql";
import type { MessagesTabQuery } from "../../__generated__/MessagesTabQuery.graphql";
import { paths } from "../../paths";
import { useRouteQuery } from "../../relay/query-route";
import { Skeleton } from "../../ui/skeleton/Skeleton";
import { TabPanel } from "../../ui/tabs/Tabs";
import { placeAddress } from "../addresses/placeAddress";
import { PanelBoundary } from "../layout/PanelBoundary";
import { TabHeading } from "../layout/TabHeading";
import { TabParts } from "../layout/TabParts";
import { useAddressedPart } from "../layout/useAddressedPart";
import { LeaveGuard } from "../leaving/LeaveGuard";
import { ExportButton } from "./ExportButton";
import { MessageList } from "./MessageList";
import "./MessagesTab.css";

export const messagesTabQuery = graphql`
  query MessagesTabQuery @throwOnFieldError {
    inbox {
      ...UnreadCount_inbox
      ...MessageList_inbox @arguments(isArchived: false)
    }
    mailSettings {
      state
    }
  }
`;

const folders = [
  { id: "inbox", label: "Inbox" },
  { id: "archive", label: "Archive" },
];

/** The messages that visitors sent through the contact form. */
export function MessagesTab() {
  const { inbox, mailSettings } = useRouteQuery<MessagesTabQuery>(messagesTabQuery);
  const [folder, setFolder] = useAddressedPart(folders, "inbox");
  return (
    <LeaveGuard>
      <div className="tab-head bar">
        <TabHeading title="Messages" />
        <ExportButton />
      </div>
      <MailNotice state={mailSettings.state} />
      <TabParts label="Folders" parts={folders} selected={folder} onSelect={setFolder}>
        <TabPanel id="inbox">
          <MessageList inbox={inbox} isArchive={false} />
        </TabPanel>
        <TabPanel id="archive">
          <PanelBoundary
            message="The archive could not be loaded."
            fallback={<Skeleton height="320px" radius="large" />}
          >
            {(attempt) => <Archive attempt={attempt} />}
          </PanelBoundary>
        </TabPanel>
      </TabParts>
    </LeaveGuard>
  );
}

/** The archived messages, fetched each time they are shown. */
function Archive({ attempt }: { attempt: number }) {
  const { inbox } = useLazyLoadQuery<MessagesTabArchiveQuery>(
    graphql`
      query MessagesTabArchiveQuery @throwOnFieldError {
        inbox {
          ...MessageList_inbox @arguments(isArchived: true)
        }
      }
    `,
    {},
    { fetchKey: attempt, fetchPolicy: "store-and-network" },
  );
  return <MessageList inbox={inbox} isArchive />;
}

type Props = { state: MessagesTabQuery["response"]["mailSettings"]["state"] };

/** Tells the owner why messages are only shown here and not mailed. Renders nothing if they are mailed. */
function MailNotice({ state }: Props) {
  if (state === "READY") return null;
  return (
    <p className="messages-notice muted">
      {state === "OFF"
        ? "Mail is off: messages arrive only here. "
        : "Messages are not mailed: the password of the mail server cannot be read. "}
      <Link
        className="text-link"
        to={placeAddress(paths.mailSettings, "Mail", state === "OFF" ? "Mail server" : "Password")}
      >
        {state === "OFF" ? "Set up mail" : "Enter it again"}
      </Link>
    </p>
  );
}
