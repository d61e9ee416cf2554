import type { Settings, SettingsForm } from "../../../content/settings/setting";
import { ClashField } from "../editing/ClashField";
import { editedAs, type MomentProps } from "./settingKinds";
import type { SettingsEdit } from "./useSettings";

type Props<Fields extends Settings> = {
  order: SettingsForm<Fields>["order"];
  form: Pick<SettingsEdit<Fields>, "settingOf">;
  /** Properties of some settings that are only known at run time. */
  moment?: { readonly [Key in keyof Fields]?: MomentProps };
};

/** The controls of some settings. If another window has saved another value, the control shows that value, too. */
export function SettingFields<Fields extends Settings>({ order, form, moment }: Props<Fields>) {
  const fieldOf = (key: keyof Fields & string) => {
    const { setting, clash, ...control } = form.settingOf(key);
    if (!setting) return null;
    const { show, Control } = editedAs(setting);
    return (
      <ClashField
        key={key}
        part={key}
        label={setting.label}
        clash={clash}
        show={(theirs) => show(theirs, setting)}
      >
        <Control name={key} setting={setting} hint={setting.hint} {...control} {...moment?.[key]} />
      </ClashField>
    );
  };
  return order.map((entry) =>
    typeof entry === "string" ? (
      fieldOf(entry)
    ) : (
      <div key={entry.join()} className="admin-form-pair stack-wider">
        {entry.map(fieldOf)}
      </div>
    ),
  );
}
