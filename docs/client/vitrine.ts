// What the example asks of the API. The Relay compiler checks it against schema.graphql and writes its types
// and texts to __generated__; nothing imports this file.
import { graphql } from "relay-runtime";

export const listProjects = graphql`
  query vitrineProjectsQuery($first: Int!) {
    projects(first: $first) {
      edges {
        node {
          id
          name
          slug
          visibility
        }
      }
    }
  }
`;

export const draftProject = graphql`
  mutation vitrineDraftMutation($input: CreateProjectInput!) {
    createProject(input: $input) {
      project {
        id
        slug
      }
      userErrors {
        field
        message
      }
    }
  }
`;
