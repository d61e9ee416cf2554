import { graphql, useLazyLoadQuery } from "react-relay";
import { useMatch } from "react-router";
import type { useLightQuery } from "../../__generated__/useLightQuery.graphql";
import type { ThemeColors } from "../../rendering/PageContext";
import { readLight } from "./readLight";

/**
 * The colours of the current page, if it is a project with a light (other colours than the site). Null for
 * other pages, and for projects in the site's colours.
 */
export function useLight(): ThemeColors | null {
  const slug = useMatch("/project/:slug/*")?.params.slug ?? "";
  const { siteLook, project } = useLazyLoadQuery<useLightQuery>(
    graphql`
      query useLightQuery($slug: String!) {
        siteLook {
          hasOwnLight
        }
        project(slug: $slug) {
          ...readLight_project
        }
      }
    `,
    { slug },
    // The query of the page's route has loaded this data.
    { fetchPolicy: "store-only" },
  );
  return siteLook?.hasOwnLight && project ? readLight(project) : null;
}
