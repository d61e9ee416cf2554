import { graphql } from "react-relay";
import type { useSetPortfolioPasswordMutation } from "../../../__generated__/useSetPortfolioPasswordMutation.graphql";
import { useRecordForm } from "../../editing/useRecordForm";

const labels = { portfolioPassword: "Password" };

type PasswordValues = { portfolioPassword: string };

/** The form that changes the portfolio password, which is stored with the colours of the site. */
export function useSetPortfolioPassword(values: PasswordValues, version: number) {
  return useRecordForm<useSetPortfolioPasswordMutation, PasswordValues>(
    { values, version, labels },
    graphql`
      mutation useSetPortfolioPasswordMutation($input: SetPortfolioPasswordInput!) {
        setPortfolioPassword(input: $input) {
          siteColors {
            id
            ...PortfolioPasswordPanel_siteColors
            ...ColorsPanel_siteColors
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    {
      succeeded: {
        title: "Password updated successfully!",
        description: "Portfolio password has been changed.",
      },
      failed: "Failed to update password. Please try again.",
    },
  );
}
