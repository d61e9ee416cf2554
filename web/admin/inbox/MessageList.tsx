import { useCallback, useState } from "react";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { fetchQuery, graphql, usePaginationFragment, useRelayEnvironment } from "react-relay";
import type { MessageList_inbox$key } from "../../__generated__/MessageList_inbox.graphql";
import type { MessageListPaginationQuery } from "../../__generated__/MessageListPaginationQuery.graphql";
import type { MessageListRefreshQuery } from "../../__generated__/MessageListRefreshQuery.graphql";
import { EmptyList } from "../../ui/empty-list/EmptyList";
import { LoadMore } from "../layout/LoadMore";
import { Message } from "./Message";
import { MessageRow } from "./MessageRow";
import { useMessageFocus } from "./useMessageFocus";
import "./MessageList.css";

/** How many messages are fetched at once. */
const pageSize = 30;

type Props = { inbox: MessageList_inbox$key; isArchive: boolean };

/** The messages, newest first, and the open message: beside the list if there is enough space. */
export function MessageList({ inbox, isArchive }: Props) {
  const { data, ...pages } = usePaginationFragment<
    MessageListPaginationQuery,
    MessageList_inbox$key
  >(
    graphql`
      fragment MessageList_inbox on Inbox
      @refetchable(queryName: "MessageListPaginationQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 30 }
        cursor: { type: "String" }
        isArchived: { type: "Boolean!" }
      ) {
        messages(first: $count, after: $cursor, isArchived: $isArchived)
          @connection(key: "MessageList_messages") {
          __id
          edges {
            node {
              id
              name
              ...MessageRow_contactMessage
              ...Message_contactMessage
            }
          }
        }
      }
    `,
    inbox,
  );
  const [openId, setOpenId] = useState<string | null>(null);
  const messages = data.messages.edges.map(({ node }) => node);
  const open = messages.find(({ id }) => id === openId);
  const refresh = useRefreshInbox(isArchive, messages.length);
  const { list, focusMessage, focusNeighbourOf } = useMessageFocus();

  if (messages.length === 0 && !pages.hasNext) {
    return isArchive ? (
      <EmptyList title="Nothing in the archive">
        Messages that you archive are listed here.
      </EmptyList>
    ) : (
      <EmptyList title="No messages">
        What visitors write on the Connect page arrives here. You can answer by mail, archive it or
        delete it.
      </EmptyList>
    );
  }
  return (
    <div className="message-list" ref={list} data-open={open ? "" : undefined}>
      <div className="message-list-rows stack-wide">
        <ListBox
          className="message-list-box"
          aria-label={isArchive ? "Archived messages" : "Messages"}
          selectionMode="single"
          selectionBehavior="replace"
          // Without this, Enter on the open message would deselect it, and so close it.
          disallowEmptySelection
          selectedKeys={open ? [open.id] : []}
          onSelectionChange={(keys) => {
            const [key] = keys === "all" ? [] : keys;
            setOpenId(key === undefined ? null : String(key));
          }}
        >
          {messages.map((message) => (
            <ListBoxItem
              key={message.id}
              id={message.id}
              className="message-list-item"
              textValue={message.name}
            >
              <MessageRow contactMessage={message} />
            </ListBoxItem>
          ))}
        </ListBox>
        <LoadMore {...pages} size={pageSize} shown={messages.length} things="messages" />
      </div>
      {open ? (
        <Message
          key={open.id}
          contactMessage={open}
          connectionId={data.messages.__id}
          refresh={refresh}
          onClose={() => {
            setOpenId(null);
            focusMessage(open.id);
          }}
          onGone={() => {
            setOpenId(null);
            focusNeighbourOf(messages, open.id);
          }}
        />
      ) : (
        <p className="message-list-hint muted centered">Choose a message to read it.</p>
      )}
    </div>
  );
}

const query = graphql`
  query MessageListRefreshQuery($count: Int!, $isArchived: Boolean!) {
    inbox {
      ...UnreadCount_inbox
      ...MessageList_inbox @arguments(count: $count, isArchived: $isArchived)
    }
  }
`;

/**
 * Returns a function that fetches the messages of the inbox or the archive again, as many as are
 * shown, and the unread count, so that changes from other windows become visible. For the archive it
 * also fetches the first messages of the inbox, because a message may have moved there. A failure is
 * not shown, because the action that precedes the refresh has its own notice.
 * @param shown the number of shown messages
 */
function useRefreshInbox(isArchive: boolean, shown: number) {
  const environment = useRelayEnvironment();
  return useCallback(() => {
    const read = (isArchived: boolean, count: number) =>
      fetchQuery<MessageListRefreshQuery>(environment, query, { isArchived, count }).toPromise();
    const folders = [read(isArchive, Math.max(shown, pageSize))];
    if (isArchive) folders.push(read(false, pageSize));
    Promise.allSettled(folders);
  }, [environment, isArchive, shown]);
}
