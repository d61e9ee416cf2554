import { graphql, useFragment } from "react-relay";
import type { EditTabDialog_aboutTab$key } from "../../../__generated__/EditTabDialog_aboutTab.graphql";
import { FormDialog } from "../../../ui/dialog/FormDialog";
import { findBlanks } from "../../editing/findBlanks";
import { withPlace } from "../readDisplayOrder";
import { TabForm } from "./TabForm";
import { useUpdateTab } from "./tabActions";
import { tabBlanks } from "./tabValues";

type Props = { aboutTab: EditTabDialog_aboutTab$key; isOpen: boolean; onClose: () => void };

/** Changes a tab. */
export function EditTabDialog({ aboutTab, isOpen, onClose }: Props) {
  return (
    <FormDialog title="Edit Tab" size="large" isOpen={isOpen} onClose={onClose}>
      <EditTabForm aboutTab={aboutTab} onClose={onClose} />
    </FormDialog>
  );
}

function EditTabForm({ aboutTab, onClose }: Omit<Props, "isOpen">) {
  const { id, version, displayOrder, ...texts } = useFragment(
    graphql`
      fragment EditTabDialog_aboutTab on AboutTab {
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
  const { values, edit, faults, refuse, save, ...form } = useUpdateTab(
    {
      name: texts.name,
      slug: texts.slug,
      contentHeading: texts.contentHeading,
      contentText: texts.contentText,
      quotesHeading: texts.quotesHeading,
      displayOrder: String(displayOrder),
    },
    version,
  );

  const handleSubmit = () => {
    const blanks = findBlanks(values, tabBlanks);
    if (blanks) {
      refuse(blanks);
      return;
    }
    save((changes, seen) => ({ input: { id, version: seen, ...withPlace(changes) } }), onClose);
  };
  return (
    <TabForm
      values={values}
      faults={faults}
      isPending={form.isPending}
      clashOf={form.clashOf}
      questionCount={form.questionCount}
      submitLabel="Save Changes"
      onEdit={edit}
      onSubmit={handleSubmit}
      onCancel={onClose}
    />
  );
}
