import type { Settings, SettingsForm } from "../../../content/settings/setting";
import { Button } from "../../ui/button/Button";
import { DialogActions } from "../../ui/dialog/DialogActions";
import { Form } from "../editing/Form";
import { SettingFields } from "../settings/SettingFields";
import type { SettingsEdit } from "../settings/useSettings";

type Props<Fields extends Settings> = {
  declared: SettingsForm<Fields>;
  form: SettingsEdit<Fields>;
  submitLabel: string;
  onSave: () => void;
  onCancel: () => void;
};

/** The form of a record in a dialog: its fields, and the buttons under them. */
export function RecordDialogForm<Fields extends Settings>(props: Props<Fields>) {
  const { declared, form, submitLabel, onSave, onCancel } = props;
  const handleSubmit = () => {
    const blanks = declared.order.flat().flatMap((key) => {
      const { setting, value } = form.settingOf(key as keyof Fields & string); // one level is all
      const isBlank = setting?.isRequired && String(value).trim() === "";
      return isBlank ? [[key, `${setting.label} is required`]] : [];
    });
    if (blanks.length > 0) form.refuse(Object.fromEntries(blanks));
    else onSave();
  };
  return (
    <Form faults={form.faults} questionCount={form.questionCount} onSubmit={handleSubmit}>
      <SettingFields order={declared.order} form={form} />
      <DialogActions>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" isPending={form.isPending}>
          {form.isPending ? "Saving..." : submitLabel}
        </Button>
      </DialogActions>
    </Form>
  );
}
