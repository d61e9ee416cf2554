import { useState } from "react";
import { useSiteLanguage } from "../../../site/layout/useSiteLanguage";
import { FormDialog } from "../../../ui/dialog/FormDialog";
import { slugOf } from "../../projects/create/slugOf";
import { readDisplayOrder } from "../readDisplayOrder";
import { TabForm, type TabValues } from "./TabForm";
import { useCreateTab } from "./tabActions";

type Props = {
  isOpen: boolean;
  /** How many tabs there are; a new one comes last. */
  tabCount: number;
  /** The list that a new tab joins. */
  connectionId: string;
  onCreated: (id: string) => void;
  onClose: () => void;
};

/** Asks for a new tab. */
export function CreateTabDialog({ isOpen, onClose, ...rest }: Props) {
  return (
    <FormDialog title="Create Tab" size="large" isOpen={isOpen} onClose={onClose}>
      <CreateTabForm {...rest} onClose={onClose} />
    </FormDialog>
  );
}

type FormProps = Omit<Props, "isOpen">;

function CreateTabForm({ tabCount, connectionId, onCreated, onClose }: FormProps) {
  const { save, ...form } = useCreateTab(tabCount);
  const { values } = form;
  const [isSlugTyped, setSlugTyped] = useState(false);
  const language = useSiteLanguage();

  const handleEdit = (change: Partial<TabValues>) => {
    if (change.slug !== undefined) setSlugTyped(change.slug !== "");
    const follows = change.name !== undefined && !isSlugTyped;
    form.edit(follows ? { ...change, slug: slugOf(change.name ?? "", language) } : change);
  };
  const handleSave = () => {
    const input = { ...values, displayOrder: readDisplayOrder(values.displayOrder) };
    save(
      () => ({ input, connections: [connectionId] }),
      ({ createAboutTab }) => {
        if (createAboutTab.aboutTab) onCreated(createAboutTab.aboutTab.id);
        onClose();
      },
    );
  };
  return (
    <TabForm
      form={{ ...form, edit: handleEdit }}
      submitLabel="Create Tab"
      onSave={handleSave}
      onCancel={onClose}
    />
  );
}
