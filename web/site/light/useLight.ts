import { graphql, useLazyLoadQuery } from "react-relay";
import { useMatch } from "react-router";
import type { useLightQuery } from "../../__generated__/useLightQuery.graphql";
import type { ThemeColors } from "../../rendering/PageContext";
import { readLight } from "./readLight";

/**
 * The light (own colours) of the current page. Null for pages other than projects, and for projects in the
 * site's colours.
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
    // The page's own query has loaded this data.
    { fetchPolicy: "store-only" },
  );
  return siteLook?.hasOwnLight && project ? readLight(project) : null;
}
