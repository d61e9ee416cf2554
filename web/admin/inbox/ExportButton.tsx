import { useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import { fetchQuery, type IEnvironment } from "relay-runtime";
import type { ExportButtonQuery } from "../../__generated__/ExportButtonQuery.graphql";
import { Button } from "../../ui/button/Button";
import { csvOf } from "../csv";
import { download } from "../download";
import { reasonOf, showKnownFailure } from "../showFailure";

/** Exports all messages, including archived ones, as CSV. */
export function ExportButton() {
  const environment = useRelayEnvironment();
  const [isPending, setPending] = useState(false);
  const handleExport = async () => {
    setPending(true);
    try {
      const csv = messagesCsv(await fetchAllMessages(environment));
      download(csv, `messages-${new Date().toISOString().slice(0, 10)}.csv`, "text/csv");
    } catch (error) {
      showKnownFailure("Error", "Failed to export the messages.", reasonOf(error));
    }
    setPending(false);
  };
  return (
    <Button size="small" isPending={isPending} onClick={handleExport}>
      {isPending ? "Exporting..." : "Export CSV"}
    </Button>
  );
}

const query = graphql`
  query ExportButtonQuery($isArchived: Boolean!, $after: String) @throwOnFieldError {
    inbox {
      messages(first: 100, after: $after, isArchived: $isArchived) {
        edges {
          node {
            name
            email
            company
            message
            createdAt
            readAt
            archivedAt
            accessRequest {
              slug
              decision
            }
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`;

/** All messages: first those of the inbox, then the archived ones, each newest first. */
async function fetchAllMessages(environment: IEnvironment): Promise<ExportedMessage[]> {
  return [...(await fetchFolder(environment, false)), ...(await fetchFolder(environment, true))];
}

async function fetchFolder(
  environment: IEnvironment,
  isArchived: boolean,
): Promise<ExportedMessage[]> {
  const messages: ExportedMessage[] = [];
  let after: string | null = null;
  do {
    const variables: ExportButtonQuery["variables"] = { isArchived, after };
    const data = await fetchQuery<ExportButtonQuery>(environment, query, variables).toPromise();
    if (!data) throw new Error("the server gave no messages");
    const { edges, pageInfo } = data.inbox.messages;
    messages.push(...edges.map(({ node }) => node));
    after = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
  } while (after);
  return messages;
}

type Messages = ExportButtonQuery["response"]["inbox"]["messages"];

/** A message in the export; dates in ISO 8601. */
type ExportedMessage = Messages["edges"][number]["node"];

const heads = [
  "Received",
  "Name",
  "Email",
  "Company",
  "Message",
  "Read",
  "Archived",
  "Asked for access",
  "Decision",
];

/** The messages as a table in CSV. */
export function messagesCsv(messages: readonly ExportedMessage[]): string {
  const rows = messages.map(({ accessRequest, readAt, archivedAt, ...sent }) => [
    sent.createdAt,
    sent.name,
    sent.email,
    sent.company,
    sent.message,
    readAt ?? "",
    archivedAt ?? "",
    accessRequest ? accessRequest.slug || "all" : "",
    accessRequest?.decision.toLowerCase() ?? "",
  ]);
  return csvOf(heads, rows);
}
