import { graphql } from "react-relay";
import type { useUpdateAboutContentMutation } from "../../__generated__/useUpdateAboutContentMutation.graphql";
import { useRecordForm } from "../editing/useRecordForm";
import { type AboutValues, aboutLabels } from "./aboutDraft";

/** The form that writes what the designer says about themselves. @param version 0 where nothing was ever written */
export function useUpdateAboutContent(values: AboutValues, version: number) {
  return useRecordForm<useUpdateAboutContentMutation, AboutValues>(
    { values, version, labels: aboutLabels },
    graphql`
      mutation useUpdateAboutContentMutation($input: UpdateAboutContentInput!) {
        updateAboutContent(input: $input) {
          aboutContent {
            id
            ...MainContent_aboutContent
          }
          userErrors {
            field
            message
            code
          }
        }
      }
    `,
    {
      succeeded: { title: "About content updated successfully!" },
      failed: { title: "Error", description: "Failed to update about content." },
    },
  );
}
