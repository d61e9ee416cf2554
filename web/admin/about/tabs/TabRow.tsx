import { graphql, useFragment } from "react-relay";
import { tabForm } from "../../../../content/settings/collaborators";
import type {
  TabRow_aboutTab$data,
  TabRow_aboutTab$key,
} from "../../../__generated__/TabRow_aboutTab.graphql";
import { CollaboratorRow } from "../CollaboratorRow";
import { RecordDialogForm } from "../RecordDialogForm";
import { useDeleteTab, useUpdateTab } from "./tabActions";
import { plainText, textPreview } from "./textPreview";

/** How much of the content is shown, in characters. */
const previewLength = 100;

type Props = {
  aboutTab: TabRow_aboutTab$key;
  /** The Relay connection that contains the tab. */
  connectionId: string;
};

/** A tab in the list: its name, the beginning of its text, and the buttons that edit and delete it. */
export function TabRow({ aboutTab, connectionId }: Props) {
  const tab = useFragment(
    graphql`
      fragment TabRow_aboutTab on AboutTab {
        id
        version
        name
        slug
        contentHeading
        contentText
        quotesHeading
        displayOrder
      }
    `,
    aboutTab,
  );
  const { id, version, name } = tab;
  const removal = useDeleteTab();
  return (
    <CollaboratorRow
      name={name}
      editor={{
        title: "Edit Tab",
        size: "large",
        form: (close) => <EditTabForm aboutTab={tab} onClose={close} />,
      }}
      deletion={{
        title: `Delete "${name}" tab?`,
        description: "Its quotes are deleted with it.",
        isPending: removal.isPending,
        onConfirm: (close) =>
          removal.submit({ input: { id, version }, connections: [connectionId] }, close),
      }}
    >
      <p className="collaborator-row-name wrap strong close-lines">
        {name} <span className="collaborator-row-note muted">/{tab.slug}</span>
      </p>
      <p className="collaborator-row-preview muted">
        {textPreview(plainText(tab.contentText), previewLength)}
      </p>
    </CollaboratorRow>
  );
}

type FormProps = { aboutTab: TabRow_aboutTab$data; onClose: () => void };

function EditTabForm({ aboutTab, onClose }: FormProps) {
  const form = useUpdateTab(aboutTab);
  return (
    <RecordDialogForm
      declared={tabForm}
      form={form}
      submitLabel="Save Changes"
      onSave={() => form.save(onClose)}
      onCancel={onClose}
    />
  );
}
