import { graphql, useFragment } from "react-relay";
import type { NumbersBlock_module$key } from "../../__generated__/NumbersBlock_module.graphql";
import { joinUnits } from "../../words/joinUnits";
import "./NumbersBlock.css";

/**
 * Large figures, each with a label below it and, if the owner entered it, an earlier figure to compare it
 * with.
 */
export function NumbersBlock({ module }: { module: NumbersBlock_module$key }) {
  const { items } = useFragment(
    graphql`
      fragment NumbersBlock_module on NumbersModule {
        items {
          value
          from
          label
        }
      }
    `,
    module,
  );
  const shown = items.filter(({ value, label }) => value || label);
  if (shown.length === 0) return null;
  return (
    <dl className="numbers-block" data-count={shown.length}>
      {[...shown.entries()].map(([place, { value, from, label }]) => (
        <div key={place} className="numbers-block-item">
          <dt dir="auto">{label}</dt>
          <dd className="numbers-block-value tabular">
            {from && (
              <span className="numbers-block-from muted">
                <bdi>{joinUnits(from)}</bdi> <span className="mirrored">→</span>{" "}
              </span>
            )}
            <bdi>{joinUnits(value)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
