import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { ProjectFacts_project$key } from "../../../__generated__/ProjectFacts_project.graphql";
import { paths } from "../../../paths";
import { joinUnits } from "../../../words/joinUnits";
import { useLangOfWords } from "../../../words/LanguageAround";
import { useWords } from "../../../words/WordsContext";
import { ListLink } from "../../links/ListLink";
import "./ProjectFacts.css";

type Props = {
  project: ProjectFacts_project$key;
  /** Whether the tags are links to the work grid: only for a project that the grid contains. */
  linksTags?: boolean;
};

/** The smallest number of people that are listed in columns. */
const manyPeople = 5;

/** The facts of a project, under its name. Empty if the project has no facts. */
export function ProjectFacts({ project, linksTags = false }: Props) {
  const { facts } = useFragment(
    graphql`
      fragment ProjectFacts_project on ProjectContent {
        facts {
          client
          year
          role
          team {
            name
            role
          }
          links {
            label
            url
          }
          tags
        }
      }
    `,
    project,
  );
  if (!facts || Object.values(facts).every(({ length }) => length === 0)) return null;
  const { client, year, role, team, links, tags } = facts;
  return (
    <div className="project-facts" id="project-facts">
      <dl className="project-facts-list small">
        {client && (
          <Fact name="project.client">
            <dd>
              <bdi>{client}</bdi>
            </dd>
          </Fact>
        )}
        {year && (
          <Fact name="project.year">
            <dd>
              <bdi>{joinUnits(year)}</bdi>
            </dd>
          </Fact>
        )}
        {role && (
          <Fact name="project.role">
            <dd>
              <bdi>{joinUnits(role)}</bdi>
            </dd>
          </Fact>
        )}
        {tags.length > 0 && (
          <Fact name="project.tags">
            {tags.map((tag) => (
              <dd key={tag}>
                {linksTags ? (
                  <ListLink className="project-facts-link" to={paths.workTag(tag)} viewTransition>
                    <bdi>{tag}</bdi>
                  </ListLink>
                ) : (
                  <bdi>{tag}</bdi>
                )}
              </dd>
            ))}
          </Fact>
        )}
        {links.length > 0 && (
          <Fact name="project.links">
            {[...links.entries()].map(([place, link]) => (
              <dd key={place}>
                <FactLink {...link} />
              </dd>
            ))}
          </Fact>
        )}
        {team.length > 0 && (
          <Fact name="project.team" isWide={team.length >= manyPeople}>
            {[...team.entries()].map(([place, person]) => (
              <dd key={place} className="project-facts-person">
                <bdi>{person.name}</bdi>
                {person.role && (
                  <span className="project-facts-part muted">
                    <bdi>{person.role}</bdi>
                  </span>
                )}
              </dd>
            ))}
          </Fact>
        )}
      </dl>
    </div>
  );
}

type FactProps = {
  name: `project.${"client" | "year" | "role" | "tags" | "links" | "team"}`;
  isWide?: boolean;
  children: ReactNode;
};

/** A label with its content. */
function Fact({ name, isWide = false, children }: FactProps) {
  const say = useWords();
  return (
    <div className="project-fact" data-wide={isWide || undefined}>
      <dt className="label-text" lang={useLangOfWords()}>
        {say(name)}
      </dt>
      {children}
    </div>
  );
}

/** A link of a project, which opens in a new tab. Without a label it shows the address. */
function FactLink({ label, url }: { label: string; url: string }) {
  const say = useWords();
  const isMail = /^mailto:/i.test(url);
  return (
    <a
      className="project-facts-link"
      href={url}
      {...(!isMail && { target: "_blank", rel: "noreferrer" })}
      data-event="project_link_click"
      data-event-label={label || url}
    >
      <bdi>{label || shortAddress(url)}</bdi>
      {!isMail && <span className="visually-hidden"> {say("site.newTab")}</span>}
    </a>
  );
}

/** An address without protocol and trailing slash. */
function shortAddress(url: string): string {
  return url.replace(/^(?:https?:\/\/(?:www\.)?|mailto:)/i, "").replace(/\/$/, "");
}
