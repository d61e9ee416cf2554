import { graphql, readInlineData } from "react-relay";
import type { readLight_project$key } from "../../__generated__/readLight_project.graphql";
import type { ThemeColors } from "../../rendering/PageContext";

/** A project's own colours, which are called its light. Null where it has none. */
export function readLight(project: readLight_project$key): ThemeColors | null {
  const { light } = readInlineData(
    graphql`
      fragment readLight_project on Project @inline {
        light {
          background: ground
          textPrimary: ink
          textSecondary: quiet
          navHover: accent
        }
      }
    `,
    project,
  );
  return light ?? null;
}
