import { graphql } from "react-relay";
import type { useSetPortfolioPasswordMutation } from "../../__generated__/useSetPortfolioPasswordMutation.graphql";
import { useForm } from "../forms/useForm";

type PasswordValues = { portfolioPassword: string };

/** The form that changes the portfolio password. */
export function useSetPortfolioPassword(saved: PasswordValues) {
  return useForm<useSetPortfolioPasswordMutation, PasswordValues>(
    saved,
    graphql`
      mutation useSetPortfolioPasswordMutation($input: SetPortfolioPasswordInput!) {
        setPortfolioPassword(input: $input) {
          siteColors {
            id
            ...PortfolioPasswordPanel_siteColors
          }
          userErrors {
            field
            message
          }
        }
      }
    `,
    {
      succeeded: {
        title: "Password updated successfully!",
        description: "Portfolio password has been changed.",
      },
      failed: { title: "Error", description: "Failed to update password. Please try again." },
    },
  );
}
