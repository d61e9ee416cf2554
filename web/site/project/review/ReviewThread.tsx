import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { graphql, useFragment } from "react-relay";
import type { SayInReview } from "../../../../words/review";
import type { ReviewThread_comment$key } from "../../../__generated__/ReviewThread_comment.graphql";
import { Button } from "../../../ui/button/Button";
import { ReviewForm } from "./ReviewForm";

type Props = {
  comment: ReviewThread_comment$key;
  say: SayInReview;
  isSending: boolean;
  onAnswer: (id: string, text: string) => Promise<boolean>;
  /** Scrolls to the module of the comment. Undefined if the page does not show the module any more. */
  onShow: (() => void) | undefined;
};

/** A comment with the answers in its thread. */
export function ReviewThread({ comment, say, isSending, onAnswer, onShow }: Props) {
  const { id, name, text, quote, isAnchored, isResolved, answers } = useFragment(
    graphql`
      fragment ReviewThread_comment on ReviewComment {
        id
        name
        text
        quote
        isAnchored
        isResolved
        answers {
          id
          isOwners
          text
        }
      }
    `,
    comment,
  );
  const [isAnswering, setAnswering] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  /**
   * Closes the form. If the focused control is removed with it, the focus moves to the button; otherwise the
   * reviewer is already writing elsewhere.
   */
  const close = () => {
    flushSync(() => setAnswering(false));
    if (document.activeElement === document.body) opener.current?.focus();
  };
  return (
    <li className="review-thread stack-close" data-resolved={isResolved || undefined}>
      {quote && <blockquote className="review-quote">{quote}</blockquote>}
      {!isAnchored && <p className="review-note">{say("changed")}</p>}
      <p className="review-author">
        <strong>{name}</strong>
        {isResolved && <span className="review-note">{say("resolved")}</span>}
      </p>
      <p className="review-text" dir="auto">
        {text}
      </p>
      {answers.map((answer) => (
        <div key={answer.id} className="review-answer">
          <p className="review-author">
            <strong>{answer.isOwners ? say("designer") : name}</strong>
          </p>
          <p className="review-text" dir="auto">
            {answer.text}
          </p>
        </div>
      ))}
      {isAnswering ? (
        <ReviewForm
          say={say}
          field="answer"
          isSending={isSending}
          onSend={async (written) => {
            const hasArrived = await onAnswer(id, written);
            if (hasArrived) close();
            return hasArrived;
          }}
        />
      ) : (
        <div className="review-thread-buttons">
          <Button ref={opener} size="small" variant="quiet" onClick={() => setAnswering(true)}>
            {say("answer")}
          </Button>
          {onShow && (
            <Button size="small" variant="quiet" onClick={onShow}>
              {say("show")}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
