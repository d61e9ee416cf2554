import type { useBeginningIdentity_siteIdentity$key } from "../../../__generated__/useBeginningIdentity_siteIdentity.graphql";
import { Button } from "../../../ui/button/Button";
import { TextField } from "../../../ui/field/TextField";
import { ClashField } from "../../editing/ClashField";
import { Form } from "../../editing/Form";
import { StepActions } from "./StepActions";
import { useBeginningIdentity } from "./useBeginningIdentity";

type Props = {
  siteIdentity: useBeginningIdentity_siteIdentity$key;
  onSaved: () => void;
  onSkip: () => void;
  onClose: () => void;
};

export function IdentityStep({ siteIdentity, onSaved, ...way }: Props) {
  const form = useBeginningIdentity(siteIdentity);
  const { values, edit, faults, isChanged, isPending, questionCount, clashOf, save } = form;
  const handleSubmit = () => {
    if (!isChanged) return onSaved();
    save(onSaved);
  };
  return (
    <Form faults={faults} questionCount={questionCount} onSubmit={handleSubmit}>
      <ClashField label="Name" clash={clashOf("ownerName")}>
        <TextField
          label="Name"
          autoComplete="name"
          description="In the header, in titles and in the copyright line."
          value={values.ownerName}
          errorMessage={faults.ownerName}
          onChange={({ target }) => edit({ ownerName: target.value })}
        />
      </ClashField>
      <ClashField label="Tagline" clash={clashOf("tagline")}>
        <TextField
          label="Tagline"
          autoComplete="off"
          description="What you do, in a few words: the headline of the home page."
          value={values.tagline}
          errorMessage={faults.tagline}
          onChange={({ target }) => edit({ tagline: target.value })}
        />
      </ClashField>
      <div className="admin-form-actions">
        <Button type="submit" variant="primary" isPending={isPending}>
          {isChanged ? "Save and continue" : "Continue"}
        </Button>
        <StepActions isChanged={isChanged} {...way} />
      </div>
    </Form>
  );
}
