import { Fragment, use, useId } from "react";
import { graphql, useFragment } from "react-relay";
import type { ProjectSection_modules$key } from "../../__generated__/ProjectSection_modules.graphql";
import { ContentModule, type SectionName } from "../../modules/ContentModule";
import { useWords } from "../../words/WordsContext";
import { ModuleWatch } from "./ModuleWatch";
import "./ProjectSection.css";

type Props = { name: SectionName; modules: ProjectSection_modules$key };

/** One section under its small label, which stays beside it while it is read. Nothing while it says nothing. */
export function ProjectSection({ name, modules }: Props) {
  const labelId = useId();
  const say = useWords();
  const watch = use(ModuleWatch);
  const all = useFragment(
    graphql`
      fragment ProjectSection_modules on ContentModule @relay(plural: true) {
        isHidden
        isBlank
        ...ContentModule_module
      }
    `,
    modules,
  );
  // Modules have no identity but their place.
  const visible = [...all.entries()].filter(([, { isHidden, isBlank }]) => !isHidden && !isBlank);
  if (visible.length === 0) return null;
  return (
    <section className="project-section" aria-labelledby={labelId}>
      <h2 className="project-section-label" id={labelId}>
        {say(name)}
      </h2>
      <div className="project-section-modules" data-lit-within="">
        {visible.map(([place, module]) => (
          <Fragment key={place} ref={watch?.(name, place)}>
            <ContentModule module={module} sectionName={name} />
          </Fragment>
        ))}
      </div>
    </section>
  );
}
