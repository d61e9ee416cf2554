import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { maxBriefs, maxBriefWords, saidInBrief } from "../../../content/brief";
import { countWordsIn } from "../../../markup/markup-words";
import type { BriefOrder_query$key } from "../../__generated__/BriefOrder_query.graphql";
import { Button } from "../../ui/button/Button";
import { IconButton } from "../../ui/button/IconButton";
import { SelectField } from "../../ui/field/SelectField";
import { TrashIcon } from "../../ui/icon/icons";
import { ReorderList } from "../../ui/reorder/ReorderList";
import { Removable } from "../layout/Removable";
import { inOrderOf } from "./arrange";
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
  const { sentIds, setOrder } = useSetBriefProjects();
  const [wanted, setWanted] = useState("");
  const projects = briefed.edges.map(({ node }) => node);
  const stored = projects
    .flatMap(({ id, briefOrder }) => (briefOrder == null ? [] : [{ id, briefOrder }]))
    .sort((one, other) => one.briefOrder - other.briefOrder);
  const ids = sentIds ?? stored.map(({ id }) => id);
  const chosen = inOrderOf(
    projects.filter(({ id }) => ids.includes(id)),
    ids,
  ).map((project) => ({ ...project, textValue: project.name }));
  const others = projects.filter(({ id, brief }) => brief && !ids.includes(id));
  const words = chosen.reduce(
    (sum, { name, brief }) => sum + (brief ? countWordsIn(saidInBrief(name, brief)) : 0),
    0,
  );
  const remove = (id: string) =>
    setOrder(
      ids.filter((other) => other !== id),
      ids,
    );
  const isFull = ids.length >= maxBriefs;
  const canAdd = wanted !== "" && !isFull;
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
        <ReorderList label="In a minute" items={chosen} onReorder={setOrder}>
          {({ id, name, brief }) => (
            <Removable as="div" className="order-brief row">
              <span className="order-row-name one-line">
                {name}
                {!brief && " (has no brief)"}
              </span>
              <IconButton
                label={`Remove ${name} from “In a minute”`}
                hint="Remove"
                onClick={() => remove(id)}
              >
                <TrashIcon />
              </IconButton>
            </Removable>
          )}
        </ReorderList>
      )}
      {chosen.length + others.length > 0 && (
        <div className="order-brief-add row">
          <SelectField
            label="Add a project"
            value={wanted}
            options={[
              { value: "", label: "Choose…" },
              ...others.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={setWanted}
          />
          <Button
            aria-disabled={!canAdd || undefined}
            onClick={() => {
              if (canAdd) setOrder([...ids, wanted], ids);
              setWanted("");
            }}
          >
            {isFull ? `${maxBriefs} is the most` : "Add"}
          </Button>
        </div>
      )}
    </section>
  );
}
