import type { Identity } from "../../../../content/settings/identity";
import type { SettingsForm } from "../../../../content/settings/setting";
import type { useIdentity_siteIdentity$key } from "../../../__generated__/useIdentity_siteIdentity.graphql";
import { Button } from "../../../ui/button/Button";
import { Form } from "../../editing/Form";
import { useIdentity } from "../../settings/identity/useIdentity";
import { SettingFields } from "../../settings/SettingFields";
import { StepActions } from "./StepActions";

type Props = {
  declared: SettingsForm<Identity>;
  siteIdentity: useIdentity_siteIdentity$key;
  onSaved: () => void;
  onSkip: () => void;
  onClose: () => void;
};

const moment = {
  ownerName: { hint: "In the header, in titles and in the copyright line." },
  tagline: { hint: "What you do, in a few words. It stands large on the home page." },
};

/** A step with some of the site's identity. */
export function IdentityStep({ declared, siteIdentity, onSaved, ...way }: Props) {
  const form = useIdentity(declared, siteIdentity, { failed: "Failed to update site identity." });
  const { faults, isChanged, isPending, questionCount, save } = form;
  const handleSubmit = () => (isChanged ? save(onSaved) : onSaved());
  return (
    <Form faults={faults} questionCount={questionCount} onSubmit={handleSubmit}>
      <SettingFields order={declared.order} {...{ form, moment }} />
      <div className="admin-form-actions">
        <Button type="submit" variant="primary" isPending={isPending}>
          {isChanged ? "Save and continue" : "Continue"}
        </Button>
        <StepActions isChanged={isChanged} {...way} />
      </div>
    </Form>
  );
}
