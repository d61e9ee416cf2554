import { graphql } from "react-relay";
import { fetchQuery, type IEnvironment } from "relay-runtime";
import type { fetchSlugHolderQuery } from "../../../__generated__/fetchSlugHolderQuery.graphql";

/** A project that a slug leads to. */
export type SlugHolder = {
  name: string;
  /** Whether the slug is the current one of the project, not a former one. */
  isThere: boolean;
};

/** The project that has or had a slug. Null if the slug leads to no project. */
export async function fetchSlugHolder(
  environment: IEnvironment,
  slug: string,
): Promise<SlugHolder | null> {
  const data = await fetchQuery<fetchSlugHolderQuery>(
    environment,
    graphql`
      query fetchSlugHolderQuery($slug: String!) @throwOnFieldError {
        project(slug: $slug) {
          name
          slug
        }
      }
    `,
    { slug },
    { fetchPolicy: "network-only" },
  ).toPromise();
  const project = data?.project;
  return project ? { name: project.name, isThere: project.slug === slug } : null;
}

/** The name of the project to which a former slug redirects. Null if it is no former slug. */
export async function fetchFormerHolder(
  environment: IEnvironment,
  slug: string,
): Promise<string | null> {
  const holder = await fetchSlugHolder(environment, slug);
  return holder && !holder.isThere ? holder.name : null;
}

/** The first slug of "project-1", "project-2" and so on that leads to no project. */
export async function fetchNumberedSlug(environment: IEnvironment): Promise<string> {
  for (let number = 1; ; number += 1) {
    const slug = `project-${number}`;
    if (!(await fetchSlugHolder(environment, slug))) return slug;
  }
}
