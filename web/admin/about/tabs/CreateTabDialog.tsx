import { useState } from "react";
import { useSiteLanguage } from "../../../site/layout/useSiteLanguage";
import { FormDialog } from "../../../ui/dialog/FormDialog";
import { findBlanks } from "../../editing/findBlanks";
import { slugOf } from "../../projects/create/slugOf";
import { readDisplayOrder } from "../readDisplayOrder";
import { TabForm } from "./TabForm";
import { useCreateTab } from "./tabActions";
import { type TabValues, tabBlanks } from "./tabValues";

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
  const { values, edit, faults, refuse, isPending, save } = useCreateTab(tabCount);
  const [isSlugTyped, setSlugTyped] = useState(false);
  const language = useSiteLanguage();

  const handleEdit = (change: Partial<TabValues>) => {
    if (change.slug !== undefined) setSlugTyped(change.slug !== "");
    const follows = change.name !== undefined && !isSlugTyped;
    edit(follows ? { ...change, slug: slugOf(change.name ?? "", language) } : change);
  };
  const handleSubmit = () => {
    const blanks = findBlanks(values, tabBlanks);
    if (blanks) {
      refuse(blanks);
      return;
    }
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
      values={values}
      faults={faults}
      isPending={isPending}
      submitLabel="Create Tab"
      onEdit={handleEdit}
      onSubmit={handleSubmit}
      onCancel={onClose}
    />
  );
}
