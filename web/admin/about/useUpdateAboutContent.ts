import { graphql } from "react-relay";
import type { useUpdateAboutContentMutation } from "../../__generated__/useUpdateAboutContentMutation.graphql";
import { useForm } from "../forms/useForm";
import type { AboutValues } from "./aboutDraft";

/** The form that writes what the designer says about themselves. */
export function useUpdateAboutContent(saved: AboutValues) {
  return useForm<useUpdateAboutContentMutation, AboutValues>(
    saved,
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
