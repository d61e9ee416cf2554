import { useId } from "react";
import { graphql, useFragment } from "react-relay";
import type { Chapter_modules$key } from "../../__generated__/Chapter_modules.graphql";
import { ContentModule } from "../../modules/ContentModule";
import "./Chapter.css";

type Props = { name: string; modules: Chapter_modules$key };

/** One section under its small label, which stays beside it while it is read. Nothing without modules. */
export function Chapter({ name, modules }: Props) {
  const labelId = useId();
  const visible = useFragment(
    graphql`
      fragment Chapter_modules on ContentModule @relay(plural: true) {
        isHidden
        ...ContentModule_module
      }
    `,
    modules,
  ).filter(({ isHidden }) => !isHidden);
  if (visible.length === 0) return null;
  return (
    <section className="chapter" aria-labelledby={labelId}>
      <h2 className="chapter-label" id={labelId}>
        {name}
      </h2>
      <div className="chapter-modules">
        {[...visible.entries()].map(([place, module]) => (
          // Modules have no identity but their place.
          <ContentModule key={place} module={module} sectionName={name} />
        ))}
      </div>
    </section>
  );
}
