import { useEffect, useId, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { Quotes_quote$key } from "../../__generated__/Quotes_quote.graphql";
import type { Quotes_quotes$key } from "../../__generated__/Quotes_quotes.graphql";
import { useWords } from "../../words/WordsContext";
import "./Quotes.css";

/** How long a quote takes to fade, in milliseconds, as in Quotes.css. */
const fadeDuration = 150;

type Props = { heading: string; quotes: Quotes_quotes$key };

/** Shows one quote at a time. After the last quote comes the first. */
export function Quotes({ heading, quotes }: Props) {
  const { edges } = useFragment(
    graphql`
      fragment Quotes_quotes on AboutTabQuotesConnection {
        edges {
          node {
            id
            ...Quotes_quote
          }
        }
      }
    `,
    quotes,
  );
  const say = useWords();
  const count = edges.length;
  const headingId = useId();
  const [index, setIndex] = useState(0);
  const [wanted, setWanted] = useState(0);
  const isFading = wanted !== index;
  useEffect(() => {
    if (!isFading) return;
    const timer = setTimeout(() => setIndex(wanted), fadeDuration);
    return () => clearTimeout(timer);
  }, [isFading, wanted]);

  if (count === 0) return null;
  const current = Math.min(index, count - 1);
  return (
    <section className="quotes" aria-labelledby={headingId}>
      <div className="quotes-head bar touchable">
        <h4 className="label-text" id={headingId}>
          {heading}
        </h4>
        {count > 1 && (
          <div className="quotes-steps row">
            <QuoteButton
              direction="previous"
              onPress={() => setWanted((wanted - 1 + count) % count)}
            />
            <span className="quotes-count quiet tabular">
              <span className="visually-hidden">
                {say("quote.position", { position: wanted + 1, total: count })}
              </span>
              <span aria-hidden="true">
                {say("quote.count", { position: wanted + 1, total: count })}
              </span>
            </span>
            <QuoteButton direction="next" onPress={() => setWanted((wanted + 1) % count)} />
          </div>
        )}
      </div>
      <div className="quotes-stage" data-fading={isFading || undefined} aria-live="polite">
        {edges.map(({ node }, place) => (
          <Quote key={node.id} quote={node} isHidden={place !== current} />
        ))}
      </div>
    </section>
  );
}

type QuoteButtonProps = { direction: "previous" | "next"; onPress: () => void };

function QuoteButton({ direction, onPress }: QuoteButtonProps) {
  const say = useWords();
  return (
    <button
      type="button"
      className="quote-button centered"
      aria-label={say(direction === "previous" ? "quote.previous" : "quote.next")}
      onClick={onPress}
    >
      <svg
        className="mirrored"
        width="16"
        height="16"
        viewBox="0 0 16 16"
        fill="none"
        aria-hidden="true"
      >
        <path
          d={direction === "previous" ? "M10 3 5 8l5 5" : "m6 3 5 5-5 5"}
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
}

type QuoteProps = {
  quote: Quotes_quote$key;
  /** Whether another quote is shown instead. Without scripts all quotes are shown, below each other. */
  isHidden: boolean;
};

function Quote({ quote, isHidden }: QuoteProps) {
  const data = useFragment(
    graphql`
      fragment Quotes_quote on Quote {
        quote
        authorName
        authorTitle
        authorCompany
      }
    `,
    quote,
  );
  return (
    <figure className="quote" hidden={isHidden}>
      <blockquote className="quote-text" dir="auto">
        {data.quote}
      </blockquote>
      <figcaption className="quote-author quiet" dir="auto">
        <span className="quote-name strong">{data.authorName}</span>
        <span>
          {data.authorTitle}, {data.authorCompany}
        </span>
      </figcaption>
    </figure>
  );
}
