import { graphql, useFragment } from "react-relay";
import type { Quote_quote$key } from "../../__generated__/Quote_quote.graphql";

type Props = {
  quote: Quote_quote$key;
  /** Whether another one stands in its place; without scripts all stand under each other. */
  isHidden: boolean;
};

export function Quote({ quote, isHidden }: Props) {
  const data = useFragment(
    graphql`
      fragment Quote_quote on Quote {
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
      <figcaption className="quote-author" dir="auto">
        <span className="quote-name">{data.authorName}</span>
        <span>
          {data.authorTitle}, {data.authorCompany}
        </span>
      </figcaption>
    </figure>
  );
}
