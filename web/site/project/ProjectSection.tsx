import { Fragment, use, useEffect, useId, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import { useRevalidator } from "react-router";
import type { ProjectSection_modules$key } from "../../__generated__/ProjectSection_modules.graphql";
import type { SectionName } from "../../modules/blocks";
import { ContentModule } from "../../modules/ContentModule";
import { PortfolioGate } from "../access/PortfolioGate";
import { ModuleWatch } from "./ModuleWatch";
import "./ProjectSection.css";

type Props = {
  name: SectionName;
  /** What the page calls it. */
  label: string;
  modules: ProjectSection_modules$key;
  /** The positions of gates, as the number of modules before each. */
  gates: readonly number[];
  /** Whether the password was given in this section. */
  isEntered: boolean;
  onEnter: () => void;
};

/** A section with its small label, which stays beside it while scrolling. Nothing while it is empty. */
export function ProjectSection({ name, label, modules, gates, isEntered, onEnter }: Props) {
  const labelId = useId();
  const watch = use(ModuleWatch);
  const heading = useRef<HTMLHeadingElement>(null);
  const isGated = gates.length > 0;
  useEffect(() => {
    if (isEntered && !isGated) heading.current?.focus({ preventScroll: true });
  }, [isEntered, isGated]);
  const all = useFragment(
    graphql`
      fragment ProjectSection_modules on ContentModule @relay(plural: true) {
        isHidden
        isBlank
        ...blocks_module
      }
    `,
    modules,
  );
  // Modules have no identity but their position.
  const visible = [...all.entries()].filter(([, { isHidden, isBlank }]) => !isHidden && !isBlank);
  const gateBefore = (from: number, to: number) =>
    gates.some((place) => from < place && place <= to) && <PartGate onEnter={onEnter} />;
  const last = visible.at(-1)?.[0] ?? -1;
  const endGate = gateBefore(last, all.length);
  if (visible.length === 0) return endGate && <div className="project-section">{endGate}</div>;
  return (
    <section
      className="project-section"
      aria-labelledby={labelId}
      data-section={name.slice("section.".length)}
    >
      <h2
        className="project-section-label"
        id={labelId}
        ref={heading}
        tabIndex={isEntered ? -1 : undefined}
      >
        {label}
      </h2>
      <div className="project-section-modules" data-lit-within="">
        {visible.flatMap(([place, module], index) => [
          <Fragment key={`gate ${place}`}>
            {gateBefore(visible[index - 1]?.[0] ?? -1, place)}
          </Fragment>,
          <Fragment key={place} ref={watch?.(name, place)}>
            <ContentModule module={module} sectionName={name} sectionLabel={label} />
          </Fragment>,
        ])}
        {endGate}
      </div>
    </section>
  );
}

/** Stands where a part of a project is withheld. The right password replaces it with that part. */
function PartGate({ onEnter }: { onEnter: () => void }) {
  const { revalidate } = useRevalidator();
  const isPreviewed = use(ModuleWatch) !== null;
  const handleUnlocked = () => {
    onEnter();
    return revalidate();
  };
  return (
    <div className="project-gate" inert={isPreviewed}>
      <PortfolioGate isOfPart onUnlocked={handleUnlocked} />
    </div>
  );
}
