import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import type { Setting, SettingKind, SettingOf } from "../../../content/settings/setting";
import { places } from "../../media/places";
import { RichText } from "../../rich-text/RichText";
import { Checkbox } from "../../ui/checkbox/Checkbox";
import { OptionList } from "../../ui/choice/OptionList";
import { TextAreaField } from "../../ui/field/TextAreaField";
import { TextField } from "../../ui/field/TextField";
import { Switch } from "../../ui/switch/Switch";
import { asText } from "../editing/ClashField";
import { linkAddress } from "../linkAddress";
import { ListField } from "../list-field/ListField";
import { linkColumns } from "../list-field/linkColumns";
import { isBlankRow, type ListRow } from "../list-field/listColumn";
import { RichTextLoading } from "../rich-text/RichTextLoading";
import type { StoredText } from "../rich-text/StoredText";
import { IdentityPicture } from "./identity/IdentityPicture";

/** A link as it is typed. */
type Link = ListRow<"label" | "url">;

/** The values in a form, by the kind of the setting. */
export type SettingValues = {
  text: string;
  richText: StoredText;
  flag: boolean;
  /** The number as it is typed. */
  integer: string;
  /** The address of a picture. Null for none. */
  media: string | null;
  /** The key of one of the setting's options. */
  choice: string;
  rows: readonly Link[];
};

/** The values as they are sent to the server, by the kind of the setting. */
type SentSettings = Omit<SettingValues, "integer" | "richText"> & {
  integer: number;
  richText: string;
};

/** The values as the server returns them, by the kind of the setting. */
export type ServerSettings = Omit<SentSettings, "media"> & {
  media: { readonly src: string } | null | undefined;
};

/** Props of a control that depend on the current state, and replace the declared ones. */
export type MomentProps = {
  hint?: string | undefined;
  placeholder?: string;
  /** The address of the picture that is shown if none is chosen. */
  fallbackSrc?: string | undefined;
};

type ControlProps<Each extends SettingKind> = MomentProps & {
  name: string;
  setting: SettingOf<Each>;
  value: SettingValues[Each];
  errorMessage: string | undefined;
  onChange: (value: SettingValues[Each]) => void;
};

type AnyEditedSetting = {
  read: (server: unknown, setting: Setting, markup: unknown) => unknown;
  send: (value: unknown, setting: Setting) => unknown;
  markupOf?: (value: unknown) => number | undefined;
  show: (value: unknown, setting: Setting) => ReactNode;
  Control: ComponentType<
    MomentProps & {
      name: string;
      setting: Setting;
      value: unknown;
      errorMessage: string | undefined;
      onChange: (value: unknown) => void;
    }
  >;
};

/** How the settings of a kind are read from the server, sent to it, shown and edited. */
type EditedSetting<Each extends SettingKind> = {
  /** Converts the server's value to the value in the form. `markup` is the markup version of a text. */
  read: (
    server: ServerSettings[Each],
    setting: SettingOf<Each>,
    markup: unknown,
  ) => SettingValues[Each];
  /** Converts the value in the form to the value that is sent. */
  send: (value: SettingValues[Each], setting: SettingOf<Each>) => SentSettings[Each];
  /** The markup version of a text, which is sent beside the value. */
  markupOf?: (value: SettingValues[Each]) => number | undefined;
  /** Renders the value that another window has saved. */
  show: (value: SettingValues[Each], setting: SettingOf<Each>) => ReactNode;
  Control: (props: ControlProps<Each>) => ReactNode;
};

/** Adds https:// to a web address that lacks only that. Any other text stays as it was typed. */
function meantText(typed: string, { input }: SettingOf<"text">): string {
  const address = input?.type === "url" && linkAddress(typed);
  return address && !address.startsWith("mailto:") ? address : typed;
}

/** The props of a text field for a setting. */
function typedProps(props: ControlProps<"text" | "integer">) {
  const { name, setting, value, hint, placeholder, errorMessage, onChange } = props;
  return {
    ...{ name, label: setting.label, value, errorMessage, placeholder, ...setting.input },
    "aria-required": setting.isRequired || undefined,
    description: hint,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
}

// Loaded lazily, because the editor is large, and few forms need it.
const HtmlField = lazy(async () => {
  const { HtmlField } = await import("../rich-text/HtmlField");
  return { default: HtmlField };
});

const MarkupEditor = lazy(async () => {
  const { MarkupEditor } = await import("../rich-text/MarkupEditor");
  return { default: MarkupEditor };
});
const MarkupView = lazy(async () => {
  const { MarkupView } = await import("../rich-text/MarkupEditor");
  return { default: MarkupView };
});

const asIs = <Value,>(value: Value) => value;

const settingKinds: { [Each in SettingKind]: EditedSetting<Each> } = {
  text: {
    read: asIs,
    send: meantText,
    show: (value, { isHtml }) => (isHtml ? <RichText html={value} /> : asText(value)),
    Control: (props) => {
      const { setting, value, errorMessage, onChange } = props;
      if (setting.isHtml) {
        return (
          <RichTextLoading label={setting.label}>
            <HtmlField
              label={setting.label}
              isRequired={setting.isRequired ?? false}
              {...{ value, errorMessage, onChange }}
            />
          </RichTextLoading>
        );
      }
      const control = {
        ...typedProps(props),
        onBlur: () => {
          const meant = meantText(value, setting);
          if (meant !== value) onChange(meant);
        },
      };
      const { rows } = setting;
      return rows ? <TextAreaField rows={rows} {...control} /> : <TextField {...control} />;
    },
  },
  richText: {
    read: (text, _setting, markup) => ({ text, markup: markup === 2 ? 2 : 0 }),
    send: ({ text }) => text,
    markupOf: ({ markup }) => markup,
    show: (value) =>
      value.text ? (
        <Suspense>
          <MarkupView {...value} />
        </Suspense>
      ) : (
        asText("")
      ),
    Control: ({ setting: { label }, value, errorMessage, onChange }) => (
      <RichTextLoading label={label}>
        <MarkupEditor
          toolbarLabel={`Format of ${label.toLowerCase()}`}
          onChange={(changed) => onChange(changed)}
          {...{ label, value, errorMessage }}
        />
      </RichTextLoading>
    ),
  },
  integer: {
    read: String,
    send: (typed) => {
      const number = Number.parseInt(typed, 10);
      return Number.isSafeInteger(number) ? number : 0;
    },
    show: asText,
    Control: (props) => <TextField inputMode="numeric" {...typedProps(props)} />,
  },
  flag: {
    read: asIs,
    send: asIs,
    show: (isOn, { isReversed = false }) => (isOn !== isReversed ? "On" : "Off"),
    Control: ({ setting, value, hint, onChange }) => {
      const { label, isSwitch, isReversed = false } = setting;
      const Box = isSwitch ? Switch : Checkbox;
      return (
        <>
          <Box
            isSelected={value !== isReversed}
            onChange={(isSelected) => onChange(isSelected !== isReversed)}
          >
            {label}
          </Box>
          {hint && <p className="field-description">{hint}</p>}
        </>
      );
    },
  },
  media: {
    read: (server) => server?.src ?? null,
    send: asIs,
    show: (src) => (src ? <img src={src} alt="" /> : <em>None</em>),
    Control: ({ setting, value, hint = "", ...control }) => {
      const { label, place } = setting;
      return (
        <IdentityPicture
          {...{ label, ...control }}
          description={hint}
          src={value}
          {...(place && { place: places[place] })}
        />
      );
    },
  },
  choice: {
    // An option that is missing in this version of the code is shown as the first option, the default.
    read: (server, { options }) =>
      Object.keys(options).find((option) => option === server) ?? Object.keys(options)[0] ?? "",
    send: asIs,
    show: (value, { options }) => options[value],
    Control: ({ setting, value, onChange }) => {
      const { label, options, optionHints } = setting;
      const listed = Object.entries(options).map(([option, name]) => ({
        value: option,
        label: name,
        description: optionHints?.[option] ?? "",
      }));
      return <OptionList {...{ label, value, onChange }} options={listed} />;
    },
  },
  rows: {
    read: asIs,
    send: (rows) => rows.filter((row) => !isBlankRow(row)),
    show: (links) =>
      links.length === 0 ? (
        <em>None</em>
      ) : (
        links.map(({ label, url }) => `${label} ${url}`.trim()).join(", ")
      ),
    Control: ({ setting, value, hint, errorMessage, onChange }) => (
      <ListField
        label={setting.label}
        rowName="link"
        columns={linkColumns}
        rows={value}
        limit={setting.max}
        description={hint}
        errorMessage={errorMessage}
        onChange={onChange}
      />
    ),
  },
};

/** The functions and the control of a setting's kind. Callers pass only values of that kind to them. */
export const editedAs = ({ kind }: Setting) => settingKinds[kind] as unknown as AnyEditedSetting;
