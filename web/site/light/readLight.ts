import { graphql, readInlineData } from "react-relay";
import type { readLight_project$key } from "../../__generated__/readLight_project.graphql";
import type { ThemeColors } from "../../rendering/PageContext";

/**
 * The colours that a project has instead of the site's colours, which are called its light. Null if the
 * project uses the site's colours.
 */
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
