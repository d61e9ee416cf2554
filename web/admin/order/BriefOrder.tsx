import { graphql, useFragment } from "react-relay";
import { maxBriefs, maxBriefWords, saidInBrief } from "../../../content/brief";
import { countWordsIn } from "../../../markup/markup-words";
import type { BriefOrder_query$key } from "../../__generated__/BriefOrder_query.graphql";
import { IconButton } from "../../ui/button/IconButton";
import { SelectField } from "../../ui/field/SelectField";
import { ChevronDownIcon, ChevronUpIcon, TrashIcon } from "../../ui/icon/icons";
import { useSetBriefProjects } from "./orderActions";

/** The list in which the owner chooses and orders the projects of the page of briefs (project summaries). */
export function BriefOrder({ query }: { query: BriefOrder_query$key }) {
  const { briefed } = useFragment(
    graphql`
      fragment BriefOrder_query on Query {
        briefed: projects(first: 2000, orderBy: HOME) {
          edges {
            node {
              id
              name
              briefOrder
              brief {
                outcome
                role
                team
                time
                numbers {
                  value
                  label
                }
              }
            }
          }
        }
      }
    `,
    query,
  );
  const [set, isSetting] = useSetBriefProjects();
  const projects = briefed.edges.map(({ node }) => node);
  const place = ({ briefOrder }: (typeof projects)[number]) => briefOrder ?? Number.NaN;
  const chosen = projects
    .filter((project) => !Number.isNaN(place(project)))
    .sort((one, other) => place(one) - place(other));
  const others = projects.filter(({ brief, briefOrder }) => brief && briefOrder == null);
  const words = chosen.reduce(
    (sum, { name, brief }) => sum + (brief ? countWordsIn(saidInBrief(name, brief)) : 0),
    0,
  );
  const ids = chosen.map(({ id }) => id);
  const save = (next: string[]) => !isSetting && set(next);
  return (
    <section className="order-list stack" aria-label="In a minute">
      <h3 className="order-list-title strong">In a minute</h3>
      <p className="order-panel-words muted">
        {chosen.length === 0
          ? "A page with the briefs of up to five projects, linked from the home page. "
          : `${words} of ${maxBriefWords} words. `}
        {chosen.length + others.length === 0 && "Write the brief of a project in its editor first."}
      </p>
      {chosen.length > 0 && (
        <ol className="order-briefs stack-tight">
          {chosen.map(({ id, name, brief }, index) => (
            <li key={id} className="order-row row rounded">
              <span className="order-place quiet">{index + 1}</span>
              <span className="order-row-name one-line">
                {name}
                {!brief && " (has no brief)"}
              </span>
              <IconButton
                label={`Move ${name} up`}
                aria-disabled={index === 0 || undefined}
                onClick={() =>
                  index > 0 && save(ids.toSpliced(index, 1).toSpliced(index - 1, 0, id))
                }
              >
                <ChevronUpIcon />
              </IconButton>
              <IconButton
                label={`Move ${name} down`}
                aria-disabled={index === ids.length - 1 || undefined}
                onClick={() =>
                  index < ids.length - 1 &&
                  save(ids.toSpliced(index, 1).toSpliced(index + 1, 0, id))
                }
              >
                <ChevronDownIcon />
              </IconButton>
              <IconButton
                label={`Remove ${name} from “In a minute”`}
                hint="Remove"
                onClick={() => save(ids.toSpliced(index, 1))}
              >
                <TrashIcon />
              </IconButton>
            </li>
          ))}
        </ol>
      )}
      {others.length > 0 && chosen.length < maxBriefs && (
        <SelectField
          label="Add a project"
          value=""
          options={[
            { value: "", label: "Choose…" },
            ...others.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(id) => id && save([...ids, id])}
        />
      )}
    </section>
  );
}
