import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router";
import type { PublishControl_project$key } from "../../../__generated__/PublishControl_project.graphql";
import { Button } from "../../../ui/button/Button";
import { Dialog } from "../../../ui/dialog/Dialog";
import { LockIcon } from "../../../ui/LockIcon";
import { VisibilityLabel } from "../../visibility/VisibilityLabel";
import { type PublishedForm, PublishForm } from "./PublishForm";

type Props = {
  project: PublishControl_project$key;
  form: PublishedForm;
  /** Whether the editor offers drafts whose changes are not in the form. */
  hasOffers: boolean;
};

/**
 * The button that opens the form to publish the project. It shows the visibility of a project that
 * is published or scheduled.
 */
export function PublishControl({ project, form, hasOffers }: Props) {
  const data = useFragment(
    graphql`
      fragment PublishControl_project on Project {
        name
        visibility
        publishAt
        isPasswordProtected
        ...VisibilityLabel_project
        ...PublishForm_project
      }
    `,
    project,
  );
  const [parameters] = useSearchParams();
  const [isOpen, setOpen] = useState(() => parameters.has("publish"));
  const isPlainDraft = data.visibility === "DRAFT" && !data.publishAt;
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {isPlainDraft ? (
          "Publish…"
        ) : (
          <>
            <span className="visually-hidden">Visibility: </span>
            <VisibilityLabel project={data} />
            {data.isPasswordProtected && data.visibility !== "DRAFT" && (
              <>
                <span className="visually-hidden"> with password</span>
                <LockIcon />
              </>
            )}
          </>
        )}
      </Button>
      <Dialog title={`Who can see “${data.name}”?`} isOpen={isOpen} onClose={() => setOpen(false)}>
        <PublishForm
          project={data}
          form={form}
          leftOut={
            hasOffers &&
            "Unsaved changes from your previous session are not part of it. Choose Recover first to publish them, too."
          }
          onCancel={() => setOpen(false)}
          onDone={() => setOpen(false)}
        />
      </Dialog>
    </>
  );
}
