import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { ProjectActions_project$key } from "../../__generated__/ProjectActions_project.graphql";
import { paths } from "../../paths";
import { IconButton } from "../../ui/button/IconButton";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog";
import { CopyIcon, PdfIcon, TrashIcon } from "../../ui/icon/icons";
import { PresentMenu } from "../slides/PresentMenu";
import { useDuplicateProject } from "./projectActions";
import { useDeleteProject } from "./trash/trashActions";
import "./ProjectActions.css";

type Props = { project: ProjectActions_project$key; onDelete: () => void };

/** The actions of a project: edit, present, duplicate, PDF and delete. The owner confirms a copy and a deletion. */
export function ProjectActions({ project, onDelete }: Props) {
  const { id, version, databaseId, name, slug } = useFragment(
    graphql`
      fragment ProjectActions_project on Project {
        id
        version
        databaseId
        name
        slug
      }
    `,
    project,
  );
  const [question, setQuestion] = useState<"duplicate" | "delete" | null>(null);
  const { duplicateProject, isPending } = useDuplicateProject(() => setQuestion(null));
  const deleteProject = useDeleteProject();
  const handleDelete = () => {
    setQuestion(null);
    onDelete();
    deleteProject({ id, version });
  };
  return (
    <div className="project-actions">
      <Link
        className="button button-control"
        data-variant="primary"
        data-size="small"
        to={paths.editProject(databaseId)}
        aria-label={`Edit ${name}`}
      >
        Edit
      </Link>
      <PresentMenu slug={slug} name={name} />
      <IconButton
        label={`Duplicate ${name}`}
        hint="Duplicate"
        aria-haspopup="dialog"
        onClick={() => setQuestion("duplicate")}
      >
        <CopyIcon />
      </IconButton>
      <a
        className="icon-button"
        href={paths.projectPdf(slug)}
        target="_blank"
        aria-label={`PDF of ${name}`}
        title="PDF"
        rel="noopener"
      >
        <PdfIcon />
      </a>
      <IconButton
        label={`Delete ${name}`}
        hint="Delete"
        variant="destructive"
        aria-haspopup="dialog"
        onClick={() => setQuestion("delete")}
      >
        <TrashIcon />
      </IconButton>
      <ConfirmDialog
        title={`Are you sure you want to duplicate "${name}"?`}
        description="The copy is not shown on the home page."
        confirmLabel={isPending ? "Duplicating..." : "Duplicate"}
        isPending={isPending}
        isOpen={question === "duplicate"}
        onConfirm={() => duplicateProject(id)}
        onCancel={() => setQuestion(null)}
      />
      <ConfirmDialog
        title="Are you sure you want to delete this project?"
        description={`“${name}” leaves the site at once and stays in the trash for 30 days.`}
        confirmLabel="Delete"
        isDestructive
        isOpen={question === "delete"}
        onConfirm={handleDelete}
        onCancel={() => setQuestion(null)}
      />
    </div>
  );
}
