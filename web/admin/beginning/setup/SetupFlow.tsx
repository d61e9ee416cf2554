import { type ReactNode, useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router";
import { firstSteps, type Identity } from "../../../../content/settings/identity";
import type { SettingsForm } from "../../../../content/settings/setting";
import type { SetupFlow_query$key } from "../../../__generated__/SetupFlow_query.graphql";
import type { useIdentity_siteIdentity$key } from "../../../__generated__/useIdentity_siteIdentity.graphql";
import { paths } from "../../../paths";
import { Button } from "../../../ui/button/Button";
import { Form } from "../../editing/Form";
import { useParameter } from "../../layout/useParameter";
import { CreateProjectForm } from "../../projects/create/CreateProjectForm";
import { useProjectList } from "../../projects/ProjectListContext";
import { ColorsForm } from "../../settings/colors/ColorsForm";
import { useIdentity } from "../../settings/identity/useIdentity";
import { SettingFields } from "../../settings/SettingFields";
import { type FlowPart, flowParts } from "./setupSteps";
import "../Beginning.css";

const titles: Record<FlowPart, string> = {
  identity: "Name and tagline",
  portrait: "Portrait",
  colors: "Colors",
  project: "First project",
};

type Props = { part: FlowPart; query: SetupFlow_query$key };

/**
 * One part of the set-up. The part is named in the address, so that the owner can interrupt the set-up and
 * continue it, even after a reload.
 */
export function SetupFlow({ part, query }: Props) {
  const { siteIdentity, siteColors } = useFragment(
    graphql`
      fragment SetupFlow_query on Query {
        siteIdentity {
          ...useIdentity_siteIdentity
        }
        siteColors {
          ...ColorsForm_siteColors
        }
      }
    `,
    query,
  );
  const [, setSetup] = useParameter("setup");
  const navigate = useNavigate();
  const { refresh } = useProjectList();
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    body.current?.querySelector<HTMLElement>("input:not([type=file]), button")?.focus();
  }, []);
  const place = flowParts.indexOf(part);
  const following = flowParts[place + 1];
  const close = () => setSetup(null);
  const goOn = () => (following ? setSetup(following) : close());
  const handleSaved = () => {
    void refresh();
    goOn();
  };
  const way = { onSkip: goOn, onClose: close };
  const identityStep = (declared: SettingsForm<Identity>) => (
    <IdentityStep {...{ declared, siteIdentity }} onSaved={handleSaved} {...way} />
  );
  const forms: Record<FlowPart, () => ReactNode> = {
    identity: () => identityStep(firstSteps.identity),
    portrait: () => identityStep(firstSteps.portrait),
    colors: () => (
      <ColorsForm
        siteColors={siteColors}
        onSaved={handleSaved}
        actions={(isChanged) => <StepActions isChanged={isChanged} {...way} />}
      />
    ),
    project: () => (
      <CreateProjectForm
        onCancel={close}
        onCreated={(databaseId) => navigate(paths.editProject(databaseId))}
      />
    ),
  };
  return (
    <div className="beginning-flow stack-wide" ref={body}>
      <h3 className="beginning-flow-title strong">
        {titles[part]}{" "}
        <span className="beginning-flow-place quiet">
          {place + 1} of {flowParts.length}
        </span>
      </h3>
      {forms[part]()}
    </div>
  );
}

type IdentityStepProps = {
  declared: SettingsForm<Identity>;
  siteIdentity: useIdentity_siteIdentity$key;
  onSaved: () => void;
  onSkip: () => void;
  onClose: () => void;
};

const moment = {
  ownerName: { hint: "In the header, in titles and in the copyright line." },
  tagline: { hint: "What you do, in a few words. It is shown large on the home page." },
};

/** A part of the set-up with some fields of the site's identity, such as name and tagline. */
function IdentityStep({ declared, siteIdentity, onSaved, ...way }: IdentityStepProps) {
  const form = useIdentity(declared, siteIdentity, { failed: "Failed to update site identity." });
  const { isChanged, isPending, save } = form;
  const handleSubmit = () => (isChanged ? save(onSaved) : onSaved());
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <SettingFields order={declared.order} {...{ form, moment }} />
      <div className="admin-form-actions cluster">
        <Button type="submit" variant="primary" isPending={isPending}>
          {isChanged ? "Save and continue" : "Continue"}
        </Button>
        <StepActions isChanged={isChanged} {...way} />
      </div>
    </Form>
  );
}

type StepActionsProps = {
  /** Whether the form has unsaved changes, which the buttons would discard. */
  isChanged: boolean;
  onSkip: () => void;
  onClose: () => void;
};

/** Buttons that skip a part, or leave the set-up, without saving. */
function StepActions({ isChanged, onSkip, onClose }: StepActionsProps) {
  const ending = isChanged ? " without saving" : "";
  return (
    <>
      <Button variant="quiet" onClick={onSkip}>
        {`Skip${ending}`}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        {isChanged ? "Leave without saving" : "Continue later"}
      </Button>
    </>
  );
}
