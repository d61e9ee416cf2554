import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { ProjectStatus_project$key } from "../../__generated__/ProjectStatus_project.graphql";
import { paths } from "../../paths";
import { usePublicationTime } from "./publicationTime";
import "./ProjectStatus.css";

/**
 * On the page of a project that is not public: tells the owner who can see the page, or when it
 * becomes public. Has a link to change this.
 */
export function ProjectStatus({ project }: { project: ProjectStatus_project$key }) {
  const { databaseId, visibility, publishAt, publishZone } = useFragment(
    graphql`
      fragment ProjectStatus_project on Project {
        databaseId
        visibility
        publishAt
        publishZone
      }
    `,
    project,
  );
  const moment = usePublicationTime(publishAt, publishZone, "full");
  const isDraft = visibility === "DRAFT";
  return (
    <aside className="project-status cluster small" aria-label="Visibility">
      <p>
        <strong>{isDraft ? "Draft." : "Unlisted."}</strong>{" "}
        {!isDraft && "Whoever has the address can see it."}
        {isDraft && (moment ? `Becomes public on ${moment}.` : "Only you can see it.")}
      </p>
      <Link className="text-link" to={paths.publishProject(databaseId)}>
        {isDraft && !moment ? "Publish…" : "Change…"}
      </Link>
    </aside>
  );
}
