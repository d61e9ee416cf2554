import { graphql, useFragment } from "react-relay";
import type { ColumnsBlock_module$key } from "../../__generated__/ColumnsBlock_module.graphql";
import { RichText } from "../../rich-text/RichText";
import "./ColumnsBlock.css";

/** Short texts side by side, or below each other if there is little space. */
export function ColumnsBlock({ module }: { module: ColumnsBlock_module$key }) {
  const { items } = useFragment(
    graphql`
      fragment ColumnsBlock_module on ColumnsModule {
        items {
          title
          contentHtml
        }
      }
    `,
    module,
  );
  const shown = items.filter(({ title, contentHtml }) => title || contentHtml);
  if (shown.length === 0) return null;
  return (
    <div className="columns-block" data-count={shown.length}>
      {[...shown.entries()].map(([place, { title, contentHtml }]) => (
        <div key={place} className="columns-block-item stack">
          {title && (
            <h3 className="columns-block-title" dir="auto">
              {title}
            </h3>
          )}
          <RichText html={contentHtml} />
        </div>
      ))}
    </div>
  );
}
