import type { SettingsPanel as Declared, Settings } from "../../../content/settings/setting";
import { Panel } from "../../ui/panel/Panel";
import { Form } from "../editing/Form";
import { FormActions } from "./FormActions";
import { SettingFields } from "./SettingFields";
import type { MomentProps } from "./settingKinds";
import type { SettingsEdit } from "./useSettings";

type Props<Fields extends Settings> = {
  panel: Declared<Fields>;
  form: SettingsEdit<Fields> & { save: () => void };
  moment?: { readonly [Key in keyof Fields]?: MomentProps };
};

/** A panel of settings, made from its declaration. */
export function SettingsPanel<Fields extends Settings>({ panel, form, ...rest }: Props<Fields>) {
  return (
    <Panel title={panel.title} description={panel.description}>
      <Form form={form} onSubmit={() => form.save()}>
        <SettingFields order={panel.order} form={form} {...rest} />
        <FormActions label={panel.save} form={form} />
      </Form>
    </Panel>
  );
}
