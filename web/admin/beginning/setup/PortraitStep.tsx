import type { useBeginningIdentity_siteIdentity$key } from "../../../__generated__/useBeginningIdentity_siteIdentity.graphql";
import { places } from "../../../media/places";
import { Button } from "../../../ui/button/Button";
import { Form } from "../../editing/Form";
import { IdentityPicture } from "../../settings/identity/IdentityPicture";
import { StepActions } from "./StepActions";
import { useBeginningIdentity } from "./useBeginningIdentity";

type Props = {
  siteIdentity: useBeginningIdentity_siteIdentity$key;
  onSaved: () => void;
  onSkip: () => void;
  onClose: () => void;
};

export function PortraitStep({ siteIdentity, onSaved, ...way }: Props) {
  const { values, edit, faults, isChanged, isPending, save } = useBeginningIdentity(siteIdentity);
  const handleSubmit = () => {
    if (!isChanged) return onSaved();
    save(onSaved);
  };
  return (
    <Form faults={faults} onSubmit={handleSubmit}>
      <IdentityPicture
        label="Portrait"
        description="Stands on the About page."
        src={values.portrait}
        place={places.portrait}
        errorMessage={faults.portrait}
        onChange={(portrait) => edit({ portrait })}
      />
      <div className="admin-form-actions">
        <Button type="submit" variant="primary" isPending={isPending}>
          {isChanged ? "Save and continue" : "Continue"}
        </Button>
        <StepActions isChanged={isChanged} {...way} />
      </div>
    </Form>
  );
}
