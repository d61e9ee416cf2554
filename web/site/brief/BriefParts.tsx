import type { MouseEvent, ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { BriefParts_brief$key } from "../../__generated__/BriefParts_brief.graphql";
import { Picture } from "../../media/Picture";
import type { SectionName } from "../../modules/blocks";
import { joinUnits } from "../../words/joinUnits";
import { useLangOfWords } from "../../words/LanguageAround";
import { useWords } from "../../words/WordsContext";
import { sectionKeyOf } from "./sectionKeyOf";
import "./BriefParts.css";

type Props = {
  brief: BriefParts_brief$key;
  /** The parts of the page to which the brief links: the facts, and the names of the sections by their keys. */
  below?: { hasFacts: boolean; sections: ReadonlyMap<string, string> } | undefined;
  /** The width of the brief's pictures on the page, in the form of the `sizes` attribute. */
  sizes?: string;
};

/** The content of a project's brief: its outcome, numbers, facts and pictures. */
export function BriefParts({ brief, below, sizes = "(width >= 1024px) 27vw, 40vw" }: Props) {
  const { outcome, role, team, time, numbers, pictures, pictureSections } = useFragment(
    graphql`
      fragment BriefParts_brief on ProjectBrief {
        outcome
        role
        team
        time
        numbers {
          value
          label
        }
        pictures {
          src
          kind
          asset {
            altText
            width
            height
          }
          ...Picture_media
        }
        pictureSections
      }
    `,
    brief,
  );
  const result = below?.sections.has("result") ? "result" : undefined;
  const facts = below?.hasFacts ? "facts" : undefined;
  const shown = [...pictures.entries()].filter(([, { kind }]) => kind === "IMAGE");
  return (
    <div className="brief">
      {outcome && (
        <p className="brief-outcome" dir="auto">
          <PartLink to={result}>{outcome}</PartLink>
        </p>
      )}
      {numbers.length > 0 && (
        <ul className="brief-numbers">
          {[...numbers.entries()].map(([place, { value, label }]) => (
            <li key={place}>
              <PartLink to={result}>
                <bdi className="brief-number">{joinUnits(value)}</bdi>
                {label && <bdi className="brief-number-label muted"> {label}</bdi>}
              </PartLink>
            </li>
          ))}
        </ul>
      )}
      {(role || team || time) && (
        <dl className="brief-facts">
          <BriefFact name="project.role" text={role} to={facts ?? rolePlace(below)} />
          <BriefFact name="project.team" text={team} to={facts} />
          <BriefFact name="brief.time" text={time} to={facts} />
        </dl>
      )}
      {shown.length > 0 && (
        <ul className="brief-pictures">
          {shown.map(([place, media]) => {
            const section = pictureSections?.[place];
            const key = section ? sectionKeyOf(section) : undefined;
            const name = key && below?.sections.get(key);
            return (
              <li
                key={place}
                className="brief-picture"
                style={media.asset ? { "--ratio": ratioOf(media.asset) } : undefined}
              >
                <PartLink to={name ? key : undefined} label={media.asset?.altText || name}>
                  <Picture media={media} sizes={sizes} />
                </PartLink>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

const ratioOf = ({ width, height }: { width: number; height: number }) =>
  (width / height).toFixed(4);

const rolePlace = (below: Props["below"]) => (below?.sections.has("role") ? "role" : undefined);

type BriefFactProps = {
  name: "project.role" | "project.team" | "brief.time";
  text: string;
  to: Place;
};

function BriefFact({ name, text, to }: BriefFactProps) {
  const say = useWords();
  const lang = useLangOfWords();
  if (!text) return null;
  return (
    <div>
      <dt className="label-text" lang={lang}>
        {say(name)}
      </dt>
      <dd>
        <PartLink to={to}>
          <bdi>{joinUnits(text)}</bdi>
        </PartLink>
      </dd>
    </div>
  );
}

type Section = SectionName extends `section.${infer Key}` ? Key : never;

/** A part of the page, by its id without the prefix "project-". */
type Place = Section | "facts" | undefined;

type PartLinkProps = { to: Place; label?: string | undefined; children: ReactNode };

/** A link to a part of the same page. */
function PartLink({ to, label, children }: PartLinkProps) {
  if (!to) return children;
  const handleClick = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    // Unlike the browser, the router scrolls to the part without moving the focus.
    const part = document.getElementById(`project-${to}`);
    if (!part) return;
    part.tabIndex = -1;
    part.focus({ preventScroll: true });
  };
  return (
    <Link
      className="brief-link"
      onClick={handleClick}
      to={{ hash: `#project-${to}` }}
      aria-label={label}
      data-in-place=""
    >
      {children}
    </Link>
  );
}
