import { useState } from "react";
import { tabForm } from "../../../../content/settings/collaborators";
import { slugOf } from "../../../../words/slug-of";
import { useSiteLanguage } from "../../../site/layout/useSiteLanguage";
import { FormDialog } from "../../../ui/dialog/FormDialog";
import { RecordDialogForm } from "../RecordDialogForm";
import { useCreateTab } from "./tabActions";

type Props = {
  isOpen: boolean;
  /** The default `displayOrder` of the new tab. */
  place: number;
  /** The Relay connection that a new tab is added to. */
  connectionId: string;
  onCreated: (id: string) => void;
  onClose: () => void;
};

/** The dialog that creates a tab of the About page. */
export function CreateTabDialog({ isOpen, onClose, ...rest }: Props) {
  return (
    <FormDialog title="Create Tab" size="large" isOpen={isOpen} onClose={onClose}>
      <CreateTabForm {...rest} onClose={onClose} />
    </FormDialog>
  );
}

type FormProps = Omit<Props, "isOpen">;

function CreateTabForm({ place, connectionId, onCreated, onClose }: FormProps) {
  const form = useCreateTab(place, connectionId);
  const [isSlugTyped, setSlugTyped] = useState(false);
  const language = useSiteLanguage();

  const settingOf: typeof form.settingOf = (key) => {
    const field = form.settingOf(key);
    const handleChange = (value: unknown) => {
      field.onChange(value);
      if (key === "slug") setSlugTyped(value !== "");
      if (key === "name" && !isSlugTyped) {
        form.edit({ slug: slugOf(String(value), language) });
      }
    };
    return { ...field, onChange: handleChange };
  };
  return (
    <RecordDialogForm
      declared={tabForm}
      form={{ ...form, settingOf }}
      submitLabel="Create Tab"
      onSave={() =>
        form.save(({ createAboutTab }) => {
          if (createAboutTab.aboutTab) onCreated(createAboutTab.aboutTab.id);
          onClose();
        })
      }
      onCancel={onClose}
    />
  );
}
