import { type LoaderFunction, replace } from "react-router";
import type { IEnvironment } from "relay-runtime";
import type { ProjectPageQuery } from "../../__generated__/ProjectPageQuery.graphql";
import { paths } from "../../paths";
import { queryLoader } from "../../relay/query-route";
import { projectPageQuery } from "./ProjectPage";

/** Loads a project by the slug in its address; one it had formerly leads on to its address of today. */
export function projectPageLoader(environment: IEnvironment): LoaderFunction {
  return queryLoader<ProjectPageQuery>(environment, {
    query: projectPageQuery,
    variables: ({ slug = "" }) => ({ slug }),
    redirect: ({ project }, { slug }, { search }) =>
      project && project.slug !== slug
        ? replace(paths.project(project.slug) + search, 301)
        : undefined,
  });
}
