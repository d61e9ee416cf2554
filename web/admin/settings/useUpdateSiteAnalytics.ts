import { graphql } from "react-relay";
import type { useUpdateSiteAnalyticsMutation } from "../../__generated__/useUpdateSiteAnalyticsMutation.graphql";
import { useRecordForm } from "../editing/useRecordForm";

export const analyticsLabels = { measurementId: "Measurement ID" };

/** The form that sets the analytics up. */
export function useUpdateSiteAnalytics(values: { measurementId: string }, version: number) {
  return useRecordForm<useUpdateSiteAnalyticsMutation, typeof values>(
    { values, version, labels: analyticsLabels },
    graphql`
      mutation useUpdateSiteAnalyticsMutation($input: UpdateSiteAnalyticsInput!) {
        updateSiteAnalytics(input: $input) {
          siteAnalytics {
            id
            ...AnalyticsPanel_siteAnalytics
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    {
      succeeded: { title: "Analytics updated", description: "Pages follow from now on." },
      failed: "Failed to update analytics.",
    },
  );
}
