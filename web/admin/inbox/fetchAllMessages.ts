import { graphql } from "react-relay";
import { fetchQuery, type IEnvironment } from "relay-runtime";
import type { fetchAllMessagesQuery } from "../../__generated__/fetchAllMessagesQuery.graphql";
import type { ExportedMessage } from "./messagesCsv";

const query = graphql`
  query fetchAllMessagesQuery($isArchived: Boolean!, $after: String) @throwOnFieldError {
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

/** Every message, those of the inbox first, newest first. */
export async function fetchAllMessages(environment: IEnvironment): Promise<ExportedMessage[]> {
  return [...(await fetchFolder(environment, false)), ...(await fetchFolder(environment, true))];
}

async function fetchFolder(
  environment: IEnvironment,
  isArchived: boolean,
): Promise<ExportedMessage[]> {
  const messages: ExportedMessage[] = [];
  let after: string | null = null;
  do {
    const variables: fetchAllMessagesQuery["variables"] = { isArchived, after };
    const data = await fetchQuery<fetchAllMessagesQuery>(environment, query, variables).toPromise();
    if (!data) throw new Error("the server gave no messages");
    const { edges, pageInfo } = data.inbox.messages;
    messages.push(...edges.map(({ node }) => node));
    after = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
  } while (after);
  return messages;
}
