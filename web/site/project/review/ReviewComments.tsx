import { useEffect, useEffectEvent, useRef, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import { reviewWordsOf } from "../../../../words/review";
import type { ReviewCommentsAddMutation } from "../../../__generated__/ReviewCommentsAddMutation.graphql";
import type { ReviewCommentsAnswerMutation } from "../../../__generated__/ReviewCommentsAnswerMutation.graphql";
import type { ReviewCommentsQuery } from "../../../__generated__/ReviewCommentsQuery.graphql";
import { useMutationPromise } from "../../../relay/useMutationPromise";
import { Button } from "../../../ui/button/Button";
import { isComposing } from "../../../ui/isComposing";
import { showProblem } from "../../../ui/toast/showToast";
import { describeFailure } from "../../../words/describeFailure";
import { useSiteWords } from "../../../words/WordsContext";
import { ReviewForm } from "./ReviewForm";
import { ReviewThread } from "./ReviewThread";
import { type Subject, useChosenWords } from "./useChosenWords";
import { useModuleSpots } from "./useModuleSpots";
import "./ReviewComments.css";

/**
 * The comments of a review on a project page. Only recipients of share links for a review load this
 * code.
 */
export function ReviewComments({ slug }: { slug: string }) {
  const { project } = useLazyLoadQuery<ReviewCommentsQuery>(
    graphql`
      query ReviewCommentsQuery($slug: String!) {
        project(slug: $slug) {
          id
          reviewComments {
            id
            moduleId
            ...ReviewThread_comment
          }
          caseStudy {
            sections {
              section
              modules {
                moduleId
                isHidden
                isBlank
              }
            }
          }
        }
      }
    `,
    { slug },
    { fetchPolicy: "store-and-network" },
  );
  return project?.caseStudy ? <Review project={{ ...project, ...project.caseStudy }} /> : null;
}

type ReviewedProject = NonNullable<ReviewCommentsQuery["response"]["project"]>;
type Props = {
  project: ReviewedProject & NonNullable<ReviewedProject["caseStudy"]>;
};

function Review({ project: { id, reviewComments, sections } }: Props) {
  const { language } = useSiteWords();
  const say = reviewWordsOf(language);
  const layer = useRef<HTMLDivElement>(null);
  const spots = useModuleSpots(sections, layer);
  const chosen = useChosenWords(spots);
  /** The subject of the panel. "all" for all comments, null while the panel is closed. */
  const [subject, setSubject] = useState<Subject | "all" | null>(null);
  const opener = useRef<Element | null>(null);
  const panel = useRef<HTMLElement>(null);
  const { add, answer, isSending } = useReview(id);

  const open = (next: Subject | "all") => {
    if (!subject) opener.current = document.activeElement;
    setSubject(next);
  };
  const close = () => {
    setSubject(null);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  const about = typeof subject === "object" ? subject : null;
  const spotOf = (moduleId: string) => spots.find((spot) => spot.moduleId === moduleId);
  /**
   * Scrolls to the module if the panel covers the module's beginning, as on a phone, where the panel is at
   * the bottom.
   */
  const uncover = useEffectEvent((panel: HTMLElement) => {
    const module = about && spotOf(about.moduleId)?.element;
    if (!module) return;
    const covered = panel.getBoundingClientRect();
    const { top, left } = module.getBoundingClientRect();
    if (left > covered.left && top > covered.top) window.scrollBy(0, top - window.innerHeight / 8);
  });
  useEffect(() => {
    if (!subject || !panel.current) return;
    const first = panel.current.querySelector<HTMLElement>("input, textarea") ?? panel.current;
    first.focus({ preventScroll: true });
    uncover(panel.current);
  }, [subject]);

  const frame = about && spotOf(about.moduleId)?.box;
  const places = new Map(spots.map(({ moduleId }, place) => [moduleId, place]));
  const listed = reviewComments
    .filter(({ moduleId }) => !about || moduleId === about.moduleId)
    .sort((one, next) => (places.get(one.moduleId) ?? -1) - (places.get(next.moduleId) ?? -1));
  return (
    <>
      <div className="review-layer" ref={layer}>
        {frame && <div className="review-frame" style={frame} />}
        {spots.map(({ moduleId, box }, index) => {
          const count = reviewComments.filter((comment) => comment.moduleId === moduleId).length;
          return (
            <button
              key={moduleId}
              type="button"
              className="review-mark"
              data-count={count || undefined}
              style={{ top: box.top, left: box.left + box.width }}
              aria-label={say(count > 0 ? "partCount" : "part", { number: index + 1, count })}
              aria-expanded={about?.moduleId === moduleId}
              onClick={() => open({ moduleId, quote: "" })}
            >
              {count || "+"}
            </button>
          );
        })}
      </div>
      <div className="review-bar wrap">
        {chosen && chosen !== subject && (
          <Button
            size="small"
            variant="primary"
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => open(chosen)}
          >
            {say("words")}
          </Button>
        )}
        <Button size="small" aria-expanded={subject !== null} onClick={() => open("all")}>
          {`${say("title")} (${reviewComments.length})`}
        </Button>
      </div>
      {subject && (
        <aside
          className="review-panel stack-wide small"
          aria-label={say("title")}
          ref={panel}
          tabIndex={-1}
          onKeyDown={(event) => {
            if (event.key === "Escape" && !isComposing(event)) close();
          }}
        >
          <div className="review-panel-head">
            <h2 className="review-title">
              {about
                ? say("part", { number: (places.get(about.moduleId) ?? 0) + 1 })
                : say("title")}
            </h2>
            <Button size="small" variant="quiet" onClick={close}>
              {say("close")}
            </Button>
          </div>
          {about?.quote && <blockquote className="review-quote">{about.quote}</blockquote>}
          {about ? (
            <ReviewForm
              key={about.moduleId}
              say={say}
              field="comment"
              isNamed
              isSending={isSending}
              onSend={async (text, name) => {
                const hasArrived = await add({ ...about, text, name });
                // The reader may have opened another part meanwhile.
                if (hasArrived) {
                  setSubject((shown) => (shown === about ? { ...about, quote: "" } : shown));
                }
                return hasArrived;
              }}
            />
          ) : (
            <p>{say("how")}</p>
          )}
          <p className="review-note">{say("private")}</p>
          <ul className="review-threads stack-wide">
            {listed.map((comment) => {
              const spot = spotOf(comment.moduleId);
              return (
                <ReviewThread
                  key={comment.id}
                  comment={comment}
                  say={say}
                  isSending={isSending}
                  onAnswer={answer}
                  onShow={spot && (() => spot.element.scrollIntoView({ block: "center" }))}
                />
              );
            })}
          </ul>
          {about && reviewComments.length > listed.length && (
            <Button size="small" variant="quiet" onClick={() => setSubject("all")}>
              {say("all")}
            </Button>
          )}
        </aside>
      )}
    </>
  );
}

/**
 * Functions that send comments and answers. Each resolves to whether the text has arrived; if not, a notice shows
 * the reason.
 */
function useReview(project: string) {
  const words = useSiteWords();
  const title = reviewWordsOf(words.language)("failed");
  const [commitAdd, isAdding] = useMutationPromise<ReviewCommentsAddMutation>(graphql`
    mutation ReviewCommentsAddMutation($input: AddReviewCommentInput!) {
      outcome: addReviewComment(input: $input) {
        project {
          reviewComments {
            id
            moduleId
            ...ReviewThread_comment
          }
        }
        userErrors {
          message
        }
      }
    }
  `);
  const [commitAnswer, isAnswering] = useMutationPromise<ReviewCommentsAnswerMutation>(graphql`
    mutation ReviewCommentsAnswerMutation($input: AnswerReviewCommentInput!) {
      outcome: answerReviewComment(input: $input) {
        reviewComment {
          ...ReviewThread_comment
        }
        userErrors {
          message
        }
      }
    }
  `);
  type Sent = { outcome: { userErrors: readonly { message: string }[] } };
  const arrives = async (sending: Promise<Sent>) => {
    try {
      const { outcome } = await sending;
      const [fault] = outcome.userErrors;
      if (fault) throw new Error(fault.message);
      return true;
    } catch (error) {
      showProblem(title, describeFailure(error, words));
      return false;
    }
  };
  return {
    isSending: isAdding || isAnswering,
    add: (input: Subject & { name: string; text: string }) =>
      arrives(commitAdd({ input: { ...input, project } })),
    answer: (id: string, text: string) => arrives(commitAnswer({ input: { id, text } })),
  };
}
