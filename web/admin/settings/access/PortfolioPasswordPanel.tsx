import { graphql, useFragment } from "react-relay";
import type { PortfolioPasswordPanel_siteColors$key } from "../../../__generated__/PortfolioPasswordPanel_siteColors.graphql";
import type { PortfolioPasswordPanelMutation } from "../../../__generated__/PortfolioPasswordPanelMutation.graphql";
import { Button } from "../../../ui/button/Button";
import { PasswordField } from "../../../ui/field/PasswordField";
import { Panel } from "../../../ui/panel/Panel";
import { showProblem } from "../../../ui/toast/showToast";
import { ClashField } from "../../editing/ClashField";
import { Form } from "../../editing/Form";
import { useRecordForm } from "../../editing/useRecordForm";

type Props = { siteColors: PortfolioPasswordPanel_siteColors$key };

/** The one password that visitors need for protected case studies. */
export function PortfolioPasswordPanel({ siteColors }: Props) {
  const saved = useFragment(
    graphql`
      fragment PortfolioPasswordPanel_siteColors on SiteColors {
        version
        portfolioPassword
      }
    `,
    siteColors,
  );
  const form = useSetPortfolioPassword(
    { portfolioPassword: saved.portfolioPassword ?? "" },
    saved.version,
  );
  const { values, discard, isChanged, refuse, isPending, save } = form;

  const handleSubmit = () => {
    if (!isChanged) return;
    if (values.portfolioPassword.trim()) {
      const { portfolioPassword } = values;
      save((_changes, version) => ({ input: { portfolioPassword, version } }));
      return;
    }
    refuse({ portfolioPassword: "Please enter a password." });
    showProblem("Password required", "Please enter a password.");
  };
  return (
    <Panel
      title="Portfolio Password"
      description="Visitors need it to read protected case studies. A new one ends all access given with the one before."
    >
      <Form form={form} onSubmit={handleSubmit}>
        <ClashField {...form.questionOf("portfolioPassword")}>
          <PasswordField autoComplete="off" {...form.textOf("portfolioPassword")} />
        </ClashField>
        {isChanged && (
          <div className="admin-form-actions cluster">
            <Button type="submit" variant="primary" isPending={isPending}>
              {isPending ? "Updating..." : "Save"}
            </Button>
            <Button variant="quiet" isDisabled={isPending} onClick={discard}>
              Cancel
            </Button>
          </div>
        )}
      </Form>
    </Panel>
  );
}

const labels = { portfolioPassword: "Password" };

type PasswordValues = { portfolioPassword: string };

/** The form that changes the portfolio password, which is stored with the colours of the site. */
function useSetPortfolioPassword(values: PasswordValues, version: number) {
  return useRecordForm<PortfolioPasswordPanelMutation, PasswordValues>(
    { values, version, labels },
    graphql`
      mutation PortfolioPasswordPanelMutation($input: SetPortfolioPasswordInput!) {
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
