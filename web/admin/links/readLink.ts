import { graphql, readInlineData } from "react-relay";
import type { readLink_shareLink$key } from "../../__generated__/readLink_shareLink.graphql";
import type { LinkValues } from "./linkValues";

/** A link as its form holds it. */
export function readLink(key: readLink_shareLink$key): { version: number; values: LinkValues } {
  const { version, recipient, note, greeting, expiresAt, hasPassword, projects } = readInlineData(
    graphql`
      fragment readLink_shareLink on ShareLink @inline {
        version
        recipient
        note
        greeting
        expiresAt
        hasPassword
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
  return {
    version,
    values: {
      recipient,
      note,
      greeting,
      expiresAt: expiresAt ?? null,
      hasPassword,
      password: "",
      projects: projects
        .filter(({ project }) => !project.deletedAt)
        .map(({ opensDraft, moduleIds, project }) => ({
          id: project.id,
          opensDraft,
          moduleIds: moduleIds ?? null,
        })),
    },
  };
}
