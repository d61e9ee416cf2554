// The operations of the example client. The Relay compiler checks them against schema.graphql and
// writes their types and texts to __generated__, from where client.ts imports them; nothing imports
// this file.
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
