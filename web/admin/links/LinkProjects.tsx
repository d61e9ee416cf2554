import { useId } from "react";
import type { LinkDialog_query$data } from "../../__generated__/LinkDialog_query.graphql";
import type { useHasDrafts_project$key } from "../../__generated__/useHasDrafts_project.graphql";
import { Button } from "../../ui/button/Button";
import { IconButton } from "../../ui/button/IconButton";
import { SelectField } from "../../ui/field/SelectField";
import { CloseIcon } from "../../ui/icon/icons";
import { ReorderList } from "../../ui/reorder/ReorderList";
import { useHasDrafts } from "../editing/drafts/useHasDrafts";
import { LinkParts } from "./LinkParts";
import type { OpenedProject } from "./linkValues";
import "./LinkProjects.css";

/** The data of a project that the form of a link needs. */
export type LinkProject = LinkDialog_query$data["projects"]["edges"][number]["node"];

type Props = {
  all: readonly LinkProject[];
  value: readonly OpenedProject[];
  errorMessage: string | undefined;
  onChange: (value: readonly OpenedProject[]) => void;
};

/** The projects of a link in their order, and how much of each project the link opens. */
export function LinkProjects({ all, value, errorMessage, onChange }: Props) {
  const headingId = useId();
  const chosen = value.flatMap((opened) => {
    const project = all.find(({ id }) => id === opened.id);
    return project ? [{ ...project, textValue: project.name, opened }] : [];
  });
  const others = all.filter(({ id }) => value.every((opened) => opened.id !== id));
  const openingOf = ({ id, visibility }: LinkProject): OpenedProject => ({
    id,
    opensDraft: visibility === "DRAFT",
    moduleIds: null,
  });
  const change = (id: string, part: Partial<OpenedProject>) =>
    onChange(value.map((opened) => (opened.id === id ? { ...opened, ...part } : opened)));
  return (
    <section className="link-projects stack" aria-labelledby={headingId}>
      <p className="field-label" id={headingId}>
        Projects
      </p>
      <p className="field-description">
        The reader finds these on the home page, in this order, with all that your portfolio
        password opens. A draft is open for review. What is hidden stays hidden.
      </p>
      {chosen.length === 0 && (
        <p className="field-description">
          None is chosen: the link opens nothing that others do not see.
        </p>
      )}
      {chosen.length > 0 && (
        <ReorderList
          label="Projects of the link"
          items={chosen}
          onReorder={(ids) =>
            onChange(ids.flatMap((id) => value.find((opened) => opened.id === id) ?? []))
          }
        >
          {({ opened, ...project }) => {
            const { id, name, visibility, isPasswordProtected } = project;
            return (
              <div className="link-project">
                <span className="link-project-name">
                  {name} <small>{wordsOf(visibility, isPasswordProtected)}</small>
                  <UnsavedNote project={project} />
                </span>
                <SelectField
                  label={`How much of ${name}`}
                  value={opened.moduleIds === null ? "whole" : "parts"}
                  options={extents}
                  onChange={(extent) => change(id, { moduleIds: extent === "parts" ? [] : null })}
                />
                <IconButton
                  label={`Take ${name} out of the link`}
                  hint="Take out"
                  onClick={() => onChange(value.filter((other) => other.id !== id))}
                >
                  <CloseIcon />
                </IconButton>
              </div>
            );
          }}
        </ReorderList>
      )}
      {chosen.map(
        ({ id, databaseId, name, opened: { moduleIds } }) =>
          moduleIds && (
            <LinkParts
              key={id}
              databaseId={databaseId}
              name={name}
              value={moduleIds}
              onChange={(moduleIds) => change(id, { moduleIds })}
            />
          ),
      )}
      {others.length > 0 && (
        <div className="link-projects-add wrap">
          <SelectField
            label="Add a project"
            value=""
            errorMessage={errorMessage}
            options={[
              { value: "", label: "Choose a project" },
              ...others.map(({ id, name, visibility, isPasswordProtected }) => ({
                value: id,
                label: [name, wordsOf(visibility, isPasswordProtected)].filter(Boolean).join(" – "),
              })),
            ]}
            onChange={(chosenId) => {
              const project = others.find(({ id }) => id === chosenId);
              if (project) onChange([...value, openingOf(project)]);
            }}
          />
          <Button
            size="small"
            onClick={() =>
              onChange([
                ...value,
                ...others.filter(({ visibility }) => visibility !== "DRAFT").map(openingOf),
              ])
            }
          >
            Add all but drafts
          </Button>
        </div>
      )}
    </section>
  );
}

/** A note on a project with unsaved changes, which readers of the link do not see. */
function UnsavedNote({ project }: { project: useHasDrafts_project$key }) {
  return useHasDrafts(project) && <small>Changes not saved, which readers do not see</small>;
}

const extents = [
  { value: "whole", label: "All of it" },
  { value: "parts", label: "Chosen parts" },
] as const;

const visibilityWords: Readonly<Record<string, string>> = {
  UNLISTED: "Unlisted",
  DRAFT: "Draft",
};

function wordsOf(visibility: string, isPasswordProtected: boolean): string {
  return [visibilityWords[visibility], isPasswordProtected && "Protected"]
    .filter(Boolean)
    .join(", ");
}
