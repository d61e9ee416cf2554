import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { graphql, useFragment } from "react-relay";
import type { ModuleThread_comment$key } from "../../../__generated__/ModuleThread_comment.graphql";
import { Button } from "../../../ui/button/Button";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog";
import { TextAreaField } from "../../../ui/field/TextAreaField";
import { useUnsaved } from "../../../ui/unsaved/unsavedForms";
import { LocalTime } from "../../LocalTime";
import {
  useAnswerComment,
  useDeleteComment,
  useMarkTodo,
  useResolveComment,
} from "./reviewActions";

/** A comment with its thread, and the owner's actions on it. */
export function ModuleThread({ comment }: { comment: ModuleThread_comment$key }) {
  const data = useFragment(
    graphql`
      fragment ModuleThread_comment on ReviewComment {
        id
        name
        recipient
        text
        quote
        isAnchored
        isResolved
        isTodo
        createdAt
        answers {
          id
          isOwners
          text
        }
      }
    `,
    comment,
  );
  const { id, name, recipient, quote, isResolved, isTodo } = data;
  const [written, setWritten] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const answer = useAnswerComment();
  const resolve = useResolveComment();
  const todo = useMarkTodo();
  const removal = useDeleteComment();
  const about = `the comment by ${name}`;
  const field = useRef<HTMLTextAreaElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useUnsaved(Boolean(written?.trim()));
  /**
   * Opens or closes the field for an answer. If the focused control is removed, the focus moves to
   * the field or to the button that opens it.
   */
  const show = (isOpen: boolean) => {
    flushSync(() => setWritten(isOpen ? "" : null));
    // Does not take the focus from another control, which the owner may use when the response
    // arrives.
    if (!isOpen && document.activeElement !== document.body) return;
    (field.current ?? opener.current)?.focus();
  };
  const send = () => {
    if (!written?.trim()) return;
    answer.submit({ input: { id, text: written } }, () => {
      // If the owner has typed more during the request, the field stays open with her text.
      if (field.current?.value === written) show(false);
    });
  };
  return (
    <li className="module-thread stack-close" data-resolved={isResolved || undefined}>
      <p className="module-thread-head small">
        <strong>
          <bdi>{name}</bdi>
        </strong>
        {recipient === null || recipient === undefined ? (
          <span>Archived</span>
        ) : (
          recipient !== name && <span>Link for {recipient}</span>
        )}
        <LocalTime value={data.createdAt} style="short" />
        {isTodo && <span className="module-thread-mark">To do</span>}
        {isResolved && <span className="module-thread-mark">Resolved</span>}
      </p>
      {quote && <blockquote className="module-thread-quote">{quote}</blockquote>}
      {quote && !data.isAnchored && <p className="quiet">Words changed</p>}
      <p className="module-thread-text" dir="auto">
        {data.text}
      </p>
      {data.answers.map((each) => (
        <p key={each.id} className="module-thread-text module-thread-answer" dir="auto">
          <strong>{each.isOwners ? "You" : name}:</strong> {each.text}
        </p>
      ))}
      {written !== null && (
        <TextAreaField
          ref={field}
          label={`Answer to ${name}`}
          rows={2}
          value={written}
          onChange={({ target }) => setWritten(target.value)}
        />
      )}
      <div className="module-thread-actions">
        {written === null ? (
          <Button
            ref={opener}
            size="small"
            aria-label={`Answer ${about}`}
            onClick={() => show(true)}
          >
            Answer
          </Button>
        ) : (
          <>
            <Button size="small" variant="primary" isPending={answer.isPending} onClick={send}>
              Send Answer
            </Button>
            <Button size="small" variant="quiet" onClick={() => show(false)}>
              Cancel
            </Button>
          </>
        )}
        <Button
          size="small"
          isPending={resolve.isPending}
          aria-label={`${isResolved ? "Reopen" : "Resolve"} ${about}`}
          onClick={() => resolve.submit({ input: { id, isResolved: !isResolved } })}
        >
          {isResolved ? "Reopen" : "Resolve"}
        </Button>
        <Button
          size="small"
          isPending={todo.isPending}
          aria-pressed={isTodo}
          aria-label={`To do: ${about}`}
          onClick={() => todo.submit({ input: { id, isTodo: !isTodo } })}
        >
          To do
        </Button>
        <Button
          size="small"
          variant="destructive"
          aria-haspopup="dialog"
          aria-label={`Delete ${about}`}
          onClick={() => setAsked(true)}
        >
          Delete
        </Button>
      </div>
      <ConfirmDialog
        title={`Delete ${about}?`}
        description="Its answers go with it. The reviewer does not see it any more, either."
        confirmLabel="Delete"
        isDestructive
        isPending={removal.isPending}
        isOpen={isAsked}
        onConfirm={() => removal.submit({ input: { id } })}
        onCancel={() => setAsked(false)}
      />
    </li>
  );
}
