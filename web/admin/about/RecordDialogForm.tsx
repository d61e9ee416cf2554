import { useState } from "react";
import type { Settings, SettingsForm } from "../../../content/settings/setting";
import { Button } from "../../ui/button/Button";
import { DialogActions } from "../../ui/dialog/DialogActions";
import { Form } from "../editing/Form";
import { SettingFields } from "../settings/SettingFields";
import type { SettingsEdit } from "../settings/useSettings";
import "./RecordDialogForm.css";

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
    const faults = Object.keys(declared.fields).flatMap((key) => {
      const { setting, value } = form.settingOf(key as keyof Fields & string); // the key of a declared field
      const typed = String(value).trim();
      if (typed === "") return setting?.isRequired ? [[key, `${setting.label} is required`]] : [];
      const isFaulty = setting?.kind === "integer" && !/^-?\d+$/.test(typed);
      return isFaulty ? [[key, "Enter a whole number."]] : [];
    });
    if (faults.length > 0) form.refuse(Object.fromEntries(faults));
    else onSave();
  };
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <SettingFields order={declared.order} form={form} />
      <MoreFields declared={declared} form={form} />
      <DialogActions onCancel={onCancel}>
        <Button type="submit" variant="primary" isPending={form.isPending}>
          {form.isPending ? "Saving..." : submitLabel}
        </Button>
      </DialogActions>
    </Form>
  );
}

/** The rarely used fields, which are prefilled, in a section that opens if one has an error or a conflict. */
function MoreFields<Fields extends Settings>({
  declared: { more },
  form,
}: Pick<Props<Fields>, "declared" | "form">) {
  const [isOpen, setOpen] = useState(false);
  const fields = more.map((key) => form.settingOf(key));
  const isAsked = fields.some(({ errorMessage, clash }) => errorMessage || clash);
  return (
    <details open={isOpen || isAsked} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="details-summary cluster small touchable">
        More
        <span className="form-more-labels muted">
          {fields.map(({ setting }) => setting?.label).join(", ")}
        </span>
      </summary>
      <div className="form-more-fields stack-wider">
        <SettingFields order={more} form={form} />
      </div>
    </details>
  );
}
