import type { GraphQLTaggedNode } from "relay-runtime";
import {
  type BySetting,
  type Markups,
  markupKey,
  type Setting,
  type Settings,
  type SettingsForm,
} from "../../../content/settings/setting";
import { useRecordForm } from "../editing/useRecordForm";
import type { SubmissionNotices, SubmittedMutation } from "../editing/useSubmission";
import { editedAs, type ServerSettings, type SettingValues } from "./settingKinds";

type Value<Each extends Setting> = Each extends { options: infer Options }
  ? keyof Options & string
  : SettingValues[Each["kind"]];

export type Values<Fields extends Settings> = { [Key in keyof Fields]?: Value<Fields[Key]> };

/** The values as they are sent to the server. */
type Sent<Fields extends Settings> = {
  [Key in keyof Fields]?: Fields[Key] extends { kind: "integer" }
    ? number
    : Fields[Key] extends { kind: "richText" }
      ? string
      : Value<Fields[Key]>;
} & Partial<Markups<Fields>>;

/**
 * A form of some settings of a record.
 * @param variablesOf makes the variables of the mutation from the input. Each caller defines it, so that the
 * compiler checks that the mutation accepts every setting
 */
export function useSettings<Mutation extends SubmittedMutation, Fields extends Settings>(
  { fields, labels }: SettingsForm<Fields>,
  server: BySetting<Fields, ServerSettings> & Markups<Fields> & { version: number },
  mutation: GraphQLTaggedNode,
  variablesOf: (input: Sent<Fields> & { version: number }) => Mutation["variables"],
  notices: SubmissionNotices,
) {
  const settings: Settings = fields as Settings; // no key has the value undefined
  /** Makes an object of the settings that `source` contains. `make` returns the entries of a setting. */
  const each = <Made>(
    source: object,
    make: (key: string, setting: Setting, value: unknown) => [string, unknown][],
  ) => {
    const entries = Object.entries(settings).filter(([key]) => key in source);
    const made = entries.flatMap(([key, setting]) => make(key, setting, Reflect.get(source, key)));
    return Object.fromEntries(made) as Made;
  };
  const form = useRecordForm<Mutation, Values<Fields>>(
    {
      values: each<Values<Fields>>(server, (key, setting, value) => [
        [key, editedAs(setting).read(value, setting, Reflect.get(server, markupKey(key)))],
      ]),
      version: server.version,
      labels: labels as Record<keyof Fields, string>, // the form has no other fields
    },
    mutation,
    notices,
  );
  return {
    ...form,
    /** The data that the control of a setting needs. */
    settingOf: (key: keyof Fields & string) => ({
      setting: settings[key],
      value: form.values[key],
      clash: form.clashOf(key),
      errorMessage: form.faults[key],
      // The value is of the setting's kind, because it comes from the setting's control.
      onChange: (value: unknown) => form.edit({ [key]: value } as Values<Fields>),
    }),
    save: (onSaved?: (response: Mutation["response"]) => void) =>
      form.save((changes, version) => {
        const sent = each<Sent<Fields>>(changes, (key, setting, value) => {
          const { send, markupOf } = editedAs(setting);
          const own: [string, unknown] = [key, send(value, setting)];
          return markupOf ? [own, [markupKey(key), markupOf(value)]] : [own];
        });
        return variablesOf({ ...sent, version });
      }, onSaved),
  };
}

export type SettingsEdit<Fields extends Settings> = Omit<
  ReturnType<typeof useSettings<SubmittedMutation, Fields>>,
  "submit" | "save"
>;

/** A form of a new record, which is sent as a whole. @param first the initial values */
export function useNewSettings<Mutation extends SubmittedMutation, Fields extends Settings>(
  declared: SettingsForm<Fields>,
  first: BySetting<Fields, ServerSettings> & Markups<Fields>,
  mutation: GraphQLTaggedNode,
  variablesOf: (input: Required<Sent<Fields>>) => Mutation["variables"],
  notices: SubmissionNotices,
) {
  return useSettings<Mutation, Fields>(
    declared,
    { ...first, version: 0 },
    mutation,
    // A record that was never saved is sent as a whole.
    ({ version: _, ...input }) => variablesOf(input as unknown as Required<Sent<Fields>>),
    notices,
  );
}
