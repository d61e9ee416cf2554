import { useEffect, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import { fetchQuery } from "relay-runtime";
import type { useProjectPlacesQuery } from "../../__generated__/useProjectPlacesQuery.graphql";
import { paths } from "../../paths";
import { knownVisibility, visibilityNames } from "../visibility/visibilities";
import type { Place } from "./places";

const query = graphql`
  query useProjectPlacesQuery @throwOnFieldError {
    projects(first: 2000) {
      edges {
        node {
          databaseId
          name
          slug
          visibility
        }
      }
    }
  }
`;

type ProjectPlaces = { projects: readonly Place[]; hasFailed: boolean };

/** The editors of all projects, as the server knows them now. */
export function useProjectPlaces(): ProjectPlaces {
  const environment = useRelayEnvironment();
  const [read, setRead] = useState<ProjectPlaces>({ projects: [], hasFailed: false });
  useEffect(() => {
    const reading = fetchQuery<useProjectPlacesQuery>(environment, query, {}).subscribe({
      next: ({ projects }) => setRead({ projects: projects.edges.map(placeOf), hasFailed: false }),
      error: () => setRead({ projects: [], hasFailed: true }),
    });
    return () => reading.unsubscribe();
  }, [environment]);
  return read;
}

type Project = useProjectPlacesQuery["response"]["projects"]["edges"][number];

function placeOf({ node }: Project): Place {
  const visibility = knownVisibility(node.visibility);
  return {
    label: node.name,
    kind:
      visibility === "PUBLIC" ? "Project" : `Project, ${visibilityNames[visibility].toLowerCase()}`,
    also: `${node.slug} edit case study`,
    goal: { to: paths.editProject(node.databaseId) },
  };
}
