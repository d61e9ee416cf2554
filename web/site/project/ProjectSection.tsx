import { Fragment, use, useEffect, useId, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import { useRevalidator } from "react-router";
import type { ProjectSection_modules$key } from "../../__generated__/ProjectSection_modules.graphql";
import type { SectionName } from "../../modules/blocks";
import { ContentModule } from "../../modules/ContentModule";
import { ModuleColumn } from "../../modules/ModuleColumn";
import { PortfolioGate } from "../access/PortfolioGate";
import { Fitted } from "../fitted/Fitted";
import { ModuleWatch } from "./ModuleWatch";
import "./ProjectSection.css";

type Props = {
  name: SectionName;
  /** The heading of the section on the page. */
  label: string;
  /** The language of the label, if it differs from the language of the modules. */
  lang: string | undefined;
  modules: ProjectSection_modules$key;
  /**
   * The positions of gates (password forms that replace withheld modules), as the number of modules before
   * each gate.
   */
  gates: readonly number[];
  /** Whether the password was given in this section. */
  isEntered: boolean;
  onEnter: () => void;
};

/**
 * A section with its small label, which stays beside the section while scrolling. A section without visible
 * modules shows only its gate; without a gate, nothing.
 */
export function ProjectSection(props: Props) {
  const { name, label, lang, modules, gates, isEntered, onEnter } = props;
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
        isBeside
        isWide
        ...blocks_module
      }
    `,
    modules,
  );
  const rows = visibleRows(all);
  // Gates within a row are shown below the row.
  const gateBefore = (row: number, to: number) => {
    const from = rows[row - 1]?.place ?? -1;
    return gates.some((place) => from < place && place <= to) && <PartGate onEnter={onEnter} />;
  };
  const endGate = gateBefore(rows.length, all.length);
  if (rows.length === 0) return endGate && <div className="project-section">{endGate}</div>;
  return (
    <section
      className="project-section"
      id={`project-${name.slice("section.".length)}`}
      aria-labelledby={labelId}
      data-section={name.slice("section.".length)}
    >
      <h2
        className="project-section-label label-text"
        id={labelId}
        lang={lang}
        ref={heading}
        tabIndex={isEntered ? -1 : undefined}
      >
        <Fitted text={label} />
      </h2>
      <div className="project-section-modules" data-lit-within="">
        {[...rows.entries()].flatMap(([index, { place: first, modules }]) => {
          const total = modules.reduce((sum, { weight }) => sum + weight, 0);
          const shown = modules.map(({ place, weight, module }) => (
            <Fragment key={place} ref={watch?.(name, place)}>
              <ModuleColumn weight={weight} total={total}>
                <ContentModule module={module} sectionName={name} sectionLabel={label} />
              </ModuleColumn>
            </Fragment>
          ));
          return [
            <Fragment key={`gate ${first}`}>{gateBefore(index, first)}</Fragment>,
            modules.length === 1 ? (
              shown
            ) : (
              <div key={`row ${first}`} className="module-row">
                {shown}
              </div>
            ),
          ];
        })}
        {endGate}
      </div>
    </section>
  );
}

type Flags = { isHidden: boolean; isBlank: boolean; isBeside: boolean; isWide: boolean };

/**
 * The rows of a section, without hidden and empty modules. `place`, the position among all modules
 * of the section, identifies a module.
 */
function visibleRows<Module extends Flags>(all: readonly Module[]) {
  const rows: { module: Module; place: number; weight: number }[][] = [];
  for (const [place, module] of all.entries()) {
    if (!module.isBeside || rows.length === 0) rows.push([]);
    const weight = module.isWide ? 2 : 1;
    if (!module.isHidden && !module.isBlank) rows.at(-1)?.push({ module, place, weight });
  }
  return rows.flatMap((modules) => (modules[0] ? [{ place: modules[0].place, modules }] : []));
}

/** The password form that replaces a withheld part of a project. The right password shows the part. */
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
