import { graphql, useFragment } from "react-relay";
import type { VisibilityLabel_project$key } from "../../__generated__/VisibilityLabel_project.graphql";
import { usePublicationTime } from "./publicationTime";
import { knownVisibility, visibilityNames } from "./visibilities";

/** The visibility of a project in a word or, for a scheduled draft, when it becomes public. */
export function VisibilityLabel({ project }: { project: VisibilityLabel_project$key }) {
  const { visibility, publishAt, publishZone } = useFragment(
    graphql`
      fragment VisibilityLabel_project on Project {
        visibility
        publishAt
        publishZone
      }
    `,
    project,
  );
  const moment = usePublicationTime(publishAt, publishZone, "short");
  if (visibility === "DRAFT" && moment) return <>Public on {moment}</>;
  return <>{visibilityNames[knownVisibility(visibility)]}</>;
}
