import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { TabRow_aboutTab$key } from "../../../__generated__/TabRow_aboutTab.graphql";
import { IconButton } from "../../../ui/button/IconButton";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog";
import { PencilIcon, TrashIcon } from "../../../ui/icon/icons";
import { EditTabDialog } from "./EditTabDialog";
import { useDeleteTab } from "./tabActions";
import { plainText, textPreview } from "./textPreview";

/** How much of the content is shown, in characters. */
const previewLength = 100;

type Props = {
  aboutTab: TabRow_aboutTab$key;
  /** The list it stands in. */
  connectionId: string;
};

/** A tab in the list: what it is called, how its text begins, and what can be done with it. */
export function TabRow({ aboutTab, connectionId }: Props) {
  const tab = useFragment(
    graphql`
      fragment TabRow_aboutTab on AboutTab {
        id
        version
        name
        slug
        contentText
        ...EditTabDialog_aboutTab
      }
    `,
    aboutTab,
  );
  const [asked, setAsked] = useState<"edit" | "delete" | null>(null);
  const removal = useDeleteTab();
  const close = () => setAsked(null);
  return (
    <div className="collaborator-row">
      <div className="collaborator-row-words">
        <p className="collaborator-row-name">
          {tab.name} <span className="collaborator-row-note">/{tab.slug}</span>
        </p>
        <p className="collaborator-row-preview">
          {textPreview(plainText(tab.contentText), previewLength)}
        </p>
      </div>
      <div className="collaborator-row-actions">
        <IconButton label={`Edit ${tab.name}`} onClick={() => setAsked("edit")}>
          <PencilIcon />
        </IconButton>
        <IconButton
          label={`Delete ${tab.name}`}
          variant="destructive"
          onClick={() => setAsked("delete")}
        >
          <TrashIcon />
        </IconButton>
      </div>
      <EditTabDialog aboutTab={tab} isOpen={asked === "edit"} onClose={close} />
      <ConfirmDialog
        title={`Delete "${tab.name}" tab?`}
        description="Its quotes are deleted with it."
        confirmLabel="Delete"
        isDestructive
        isOpen={asked === "delete"}
        isPending={removal.isPending}
        onConfirm={() =>
          removal.submit(
            { input: { id: tab.id, version: tab.version }, connections: [connectionId] },
            close,
          )
        }
        onCancel={close}
      />
    </div>
  );
}
