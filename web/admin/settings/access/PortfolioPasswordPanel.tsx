import { graphql, useFragment } from "react-relay";
import type { PortfolioPasswordPanel_siteColors$key } from "../../../__generated__/PortfolioPasswordPanel_siteColors.graphql";
import { Button } from "../../../ui/button/Button";
import { PasswordField } from "../../../ui/field/PasswordField";
import { Panel } from "../../../ui/panel/Panel";
import { showToast } from "../../../ui/toast/showToast";
import { ClashField } from "../../editing/ClashField";
import { Form } from "../../editing/Form";
import { useSetPortfolioPassword } from "./useSetPortfolioPassword";

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
  const { values, edit, discard, isChanged, ...form } = useSetPortfolioPassword(
    { portfolioPassword: saved.portfolioPassword ?? "" },
    saved.version,
  );
  const { clashOf, questionCount, faults, refuse, isPending, save } = form;

  const handleSubmit = () => {
    if (!isChanged) return;
    if (values.portfolioPassword.trim()) {
      const { portfolioPassword } = values;
      save((_changes, version) => ({ input: { portfolioPassword, version } }));
      return;
    }
    refuse({ portfolioPassword: "Please enter a password." });
    showToast({
      title: "Password required",
      description: "Please enter a password.",
      variant: "destructive",
    });
  };
  return (
    <Panel
      title="Portfolio Password"
      description="Visitors need it to read protected case studies. A new one ends all access given with the one before."
    >
      <Form faults={faults} questionCount={questionCount} onSubmit={handleSubmit}>
        <ClashField label="Password" clash={clashOf("portfolioPassword")}>
          <PasswordField
            label="Password"
            autoComplete="off"
            value={values.portfolioPassword}
            errorMessage={faults.portfolioPassword}
            onChange={(event) => edit({ portfolioPassword: event.target.value })}
          />
        </ClashField>
        {isChanged && (
          <div className="admin-form-actions">
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
