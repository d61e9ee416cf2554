import { graphql, useFragment } from "react-relay";
import type { QuoteBlock_module$key } from "../../__generated__/QuoteBlock_module.graphql";
import { RichText } from "../../rich-text/RichText";
import { ModuleMedia } from "../ModuleMedia";
import "./QuoteBlock.css";

/** A quotation in large letters, with the person who said it below. */
export function QuoteBlock({ module }: { module: QuoteBlock_module$key }) {
  const { textHtml, person, role, portrait, portraitView } = useFragment(
    graphql`
      fragment QuoteBlock_module on QuoteModule {
        textHtml
        person
        role
        portrait {
          ...ModuleMedia_media
        }
        portraitView {
          ...ModuleMedia_view
        }
      }
    `,
    module,
  );
  if (!textHtml) return null;
  return (
    <figure className="quote-block stack-widest">
      <blockquote className="quote-block-text">
        <RichText html={textHtml} />
      </blockquote>
      {(person || role || portrait) && (
        <figcaption className="quote-block-person quiet row">
          {portrait && (
            <span className="quote-block-portrait">
              <ModuleMedia media={portrait} view={portraitView} sizes="56px" motion="none" />
            </span>
          )}
          <span className="quote-block-names">
            {person && (
              <span className="quote-block-name" dir="auto">
                {person}
              </span>
            )}
            {role && <span dir="auto">{role}</span>}
          </span>
        </figcaption>
      )}
    </figure>
  );
}
