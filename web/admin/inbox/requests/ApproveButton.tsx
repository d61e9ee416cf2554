import { useState } from "react";
import { Button } from "../../../ui/button/Button";
import { ChoiceGroup } from "../../../ui/choice/ChoiceGroup";
import { DialogActions } from "../../../ui/dialog/DialogActions";
import { FormDialog } from "../../../ui/dialog/FormDialog";
import { TextAreaField } from "../../../ui/field/TextAreaField";
import { showToast } from "../../../ui/toast/showToast";
import { Form } from "../../editing/Form";
import { LinkEnd } from "../../links/LinkEnd";
import { daysAfter, defaultDays, linkLabels } from "../../links/linkValues";
import { useApproveRequest } from "./requestActions";
import { type RequestDetails, useRequestDetails } from "./useRequestDetails";

type Props = {
  /** The id of the message. */
  id: string;
  /** The name of the sender. */
  name: string;
  email: string;
  /** Fetches the messages again. */
  refresh: () => void;
  /** Called after the approval. The link's address is null if it was mailed, or the link existed before. */
  onApproved: (address: string | null) => void;
};

/** Opens the dialog that approves the request: it makes a link that opens projects to the sender. */
export function ApproveButton({ id, name, email, refresh, onApproved }: Props) {
  const { details, load, isLoading, forget } = useRequestDetails(id);
  return (
    <>
      <Button variant="primary" aria-haspopup="dialog" isPending={isLoading} onClick={load}>
        Approve…
      </Button>
      <FormDialog title={`A link for ${name}`} isOpen={details !== null} onClose={forget}>
        {details && (
          <ApproveForm
            id={id}
            email={email}
            details={details}
            refresh={refresh}
            onClose={forget}
            onApproved={onApproved}
          />
        )}
      </FormDialog>
    </>
  );
}

type ApproveFormProps = Omit<Props, "name"> & { details: RequestDetails; onClose: () => void };

/** The form for the projects that the link opens, its expiry, and the way to send its address. */
function ApproveForm(props: ApproveFormProps) {
  const { id, email, details, refresh, onClose, onApproved } = props;
  const { project, withheldProjects, isMailReady } = details;
  const [scope, setScope] = useState<"asked" | "all">(project ? "asked" : "all");
  const [greeting, setGreeting] = useState(details.greeting);
  const [expiresAt, setExpiresAt] = useState<string | null>(daysAfter(new Date(), defaultDays));
  const [delivery, setDelivery] = useState<"mail" | "copy">(isMailReady ? "mail" : "copy");
  const { submit, isPending, faults } = useApproveRequest(refresh);
  const others = withheldProjects.filter((other) => other.id !== project?.id);
  const opened = [...(project ? [project] : []), ...(scope === "all" ? others : [])];
  const isMailed = delivery === "mail";

  const handleSubmit = () => {
    const projectIds = opened.map((one) => one.id);
    submit({ input: { id, projectIds, greeting, expiresAt, isMailed } }, (response) => {
      const { address = null } = response.approveAccessRequest;
      onClose();
      onApproved(address);
      if (address) return;
      if (isMailed) showToast({ title: `The link is on its way to ${email}.` });
      else showToast({ title: "It was approved before. Its link is under Links." });
    });
  };
  return (
    <Form form={{ faults, isChanged: greeting !== details.greeting }} onSubmit={handleSubmit}>
      {project && others.length > 0 && (
        <ChoiceGroup
          label="Opens"
          value={scope}
          options={[
            { value: "asked", label: project.name },
            { value: "all", label: "All protected projects" },
          ]}
          onChange={setScope}
        />
      )}
      <p className="dialog-description muted">
        {opened.length > 0
          ? `Opens ${new Intl.ListFormat("en").format(opened.map((one) => one.name))}. `
          : "There is nothing protected to open. "}
        You can change that later under Links.
      </p>
      <TextAreaField
        rows={2}
        label={linkLabels.greeting}
        description="Shown to the reader at the top of your home page. Leave it empty for none."
        errorMessage={faults.greeting}
        value={greeting}
        onChange={(event) => setGreeting(event.target.value)}
      />
      <LinkEnd value={expiresAt} errorMessage={faults.expiresAt} onChange={setExpiresAt} />
      {isMailReady ? (
        <ChoiceGroup
          label="Its address"
          value={delivery}
          options={[
            { value: "mail", label: `Mail it to ${email}` },
            { value: "copy", label: "Show it to me" },
          ]}
          onChange={setDelivery}
        />
      ) : (
        <p className="dialog-description muted">
          Mail is not set up: the address is shown to you, to be sent to {email}.
        </p>
      )}
      <DialogActions onCancel={onClose}>
        <Button type="submit" variant="primary" isPending={isPending}>
          {isPending ? "Approving..." : isMailed ? "Approve and Mail" : "Approve"}
        </Button>
      </DialogActions>
    </Form>
  );
}
