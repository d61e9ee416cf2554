import { type ComponentType, useEffect, useState } from "react";
import { graphql, RelayEnvironmentProvider, useLazyLoadQuery } from "react-relay";
import { createOperationDescriptor, type Environment, getRequest } from "relay-runtime";
import type { Deck_projects$key } from "../../../__generated__/Deck_projects.graphql";
import type {
  PreviewedCaseStudyQuery,
  PreviewedCaseStudyQuery$rawResponse,
} from "../../../__generated__/PreviewedCaseStudyQuery.graphql";
import { createEnvironment } from "../../../relay/environment";
import { ProjectCaseStudy } from "../../../site/project/ProjectCaseStudy";
import { ProtectedProject } from "../../../site/project/ProtectedProject";

/** This query is never sent: the unsaved data is written to a separate store. */
const query = graphql`
  query PreviewedCaseStudyQuery @raw_response_type {
    project(slug: "preview") {
      caseStudy {
        __typename
      }
      ...ProjectCaseStudy_project
      ...ProtectedProject_project
      ...Deck_projects
    }
  }
`;
const operation = createOperationDescriptor(getRequest(query), {});

type Deck = ComponentType<{
  projects: readonly Deck_projects$key[number][];
  isBrief: boolean;
  back: string;
  isPresenters: boolean;
}>;

type Props = {
  data: PreviewedCaseStudyQuery$rawResponse;
  /** Shows the slides instead of the page. */
  as?: Deck | undefined;
};

/** The page or the slides of a project, rendered by the site's components from unsaved data. */
export function PreviewedCaseStudy({ data, as }: Props) {
  const [environment] = useState(() => openEnvironment(data));
  useEffect(() => environment.commitPayload(operation, data), [environment, data]);
  return (
    <RelayEnvironmentProvider environment={environment}>
      <CaseStudy as={as} />
    </RelayEnvironmentProvider>
  );
}

function CaseStudy({ as: Deck }: Pick<Props, "as">) {
  const { project } = useLazyLoadQuery<PreviewedCaseStudyQuery>(
    query,
    {},
    { fetchPolicy: "store-only" },
  );
  if (!project) return null;
  if (Deck) return <Deck projects={[project]} isBrief={false} back="" isPresenters={false} />;
  if (project.caseStudy) return <ProjectCaseStudy project={project} />;
  return (
    <div inert>
      <ProtectedProject project={project} />
    </div>
  );
}

function openEnvironment(data: PreviewedCaseStudyQuery$rawResponse): Environment {
  const environment = createEnvironment(() => {
    throw new Error("A preview must not send requests to the server");
  });
  environment.commitPayload(operation, data);
  return environment;
}
