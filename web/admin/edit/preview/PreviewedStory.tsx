import { useEffect, useState } from "react";
import { graphql, RelayEnvironmentProvider, useLazyLoadQuery } from "react-relay";
import { createOperationDescriptor, type Environment, getRequest } from "relay-runtime";
import type {
  PreviewedStoryQuery,
  PreviewedStoryQuery$rawResponse,
} from "../../../__generated__/PreviewedStoryQuery.graphql";
import { createEnvironment } from "../../../relay/environment";
import { ProjectStory } from "../../../site/project/ProjectStory";

/** Never sent: what it asks for is written into a store of its own. */
const query = graphql`
  query PreviewedStoryQuery @raw_response_type {
    project(slug: "preview") {
      ...ProjectStory_project
    }
  }
`;
const operation = createOperationDescriptor(getRequest(query), {});

/** A project as its page tells it, by the page's own components, from data that no server has yet. */
export function PreviewedStory({ data }: { data: PreviewedStoryQuery$rawResponse }) {
  const [environment] = useState(() => openEnvironment(data));
  useEffect(() => environment.commitPayload(operation, data), [environment, data]);
  return (
    <RelayEnvironmentProvider environment={environment}>
      <Story />
    </RelayEnvironmentProvider>
  );
}

function Story() {
  const { project } = useLazyLoadQuery<PreviewedStoryQuery>(
    query,
    {},
    { fetchPolicy: "store-only" },
  );
  return project && <ProjectStory project={project} />;
}

function openEnvironment(data: PreviewedStoryQuery$rawResponse): Environment {
  const environment = createEnvironment(() => {
    throw new Error("A preview asks no server");
  });
  environment.commitPayload(operation, data);
  return environment;
}
