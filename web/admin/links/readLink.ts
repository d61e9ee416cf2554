import { graphql, readInlineData } from "react-relay";
import type { readLink_shareLink$key } from "../../__generated__/readLink_shareLink.graphql";
import type { LinkValues } from "./linkValues";

/**
 * The version of a share link, whether its reader has used it, and the values of its form. Projects
 * in the trash are left out.
 */
export function readLink(key: readLink_shareLink$key) {
  const { version, firstReadAt, expiresAt, kind, projects, ...fields } = readInlineData(
    graphql`
      fragment readLink_shareLink on ShareLink @inline {
        version
        firstReadAt
        recipient
        note
        greeting
        expiresAt
        hasPassword
        mailsFirstRead
        opensAtBrief
        withholdsOriginals
        isMarked
        nameShown
        kind
        projects {
          opensDraft
          moduleIds
          project {
            id
            deletedAt
          }
        }
      }
    `,
    key,
  );
  const values: LinkValues = {
    ...fields,
    expiresAt: expiresAt ?? null,
    password: "",
    isReview: kind === "REVIEW",
    projects: projects
      .filter(({ project }) => !project.deletedAt)
      .map(({ opensDraft, moduleIds, project }) => ({
        id: project.id,
        opensDraft,
        moduleIds: moduleIds ?? null,
      })),
  };
  return { version, wasRead: Boolean(firstReadAt), values };
}
