import { PasswordField } from "../../../ui/field/PasswordField";
import { SelectField } from "../../../ui/field/SelectField";
import { TextField } from "../../../ui/field/TextField";
import { ClashField } from "../../editing/ClashField";
import { FixedNote } from "../FixedNote";
import { type MailValues, mailLabels, type useUpdateMailSettings } from "./mailActions";
import { type Security, securities, securityOptions } from "./mailSecurity";

type Props = {
  form: ReturnType<typeof useUpdateMailSettings>;
  /** The environment variable that sets the server. Null where the owner does. */
  variable: string | null;
  hasPassword: boolean;
  isUnreadable: boolean;
};

/** Where mails are sent through. */
export function MailServerFields({ form, variable, hasPassword, isUnreadable }: Props) {
  const { values, edit, clashOf, faults } = form;
  const isFixed = variable !== null;
  const text = (name: "host" | "port" | "username") => ({
    label: mailLabels[name],
    autoComplete: "off",
    autoCapitalize: "none",
    spellCheck: false,
    readOnly: isFixed,
    value: values[name],
    errorMessage: faults[name],
    onChange: ({ target }: { target: { value: string } }) => edit({ [name]: target.value }),
  });
  const question = <Field extends keyof MailValues>(name: Field) => ({
    label: mailLabels[name],
    clash: clashOf(name),
  });
  const handleSecurity = (security: Security) => {
    const isDefaultPort = values.port === securities[values.security].port;
    edit({ security, ...(isDefaultPort && { port: securities[security].port }) });
  };
  return (
    <>
      {isFixed && <FixedNote variable={variable} what="The mail server" />}
      <ClashField {...question("host")}>
        <TextField placeholder="smtp.example.org" {...text("host")} />
      </ClashField>
      <div className="admin-form-pair">
        <ClashField {...question("security")} show={(security) => securities[security].label}>
          {isFixed ? (
            <TextField
              readOnly
              label={mailLabels.security}
              value={securities[values.security].label}
            />
          ) : (
            <SelectField
              label={mailLabels.security}
              value={values.security}
              options={securityOptions}
              errorMessage={faults.security}
              onChange={handleSecurity}
            />
          )}
        </ClashField>
        <ClashField {...question("port")}>
          <TextField inputMode="numeric" {...text("port")} />
        </ClashField>
      </div>
      <div className="admin-form-pair">
        <ClashField {...question("username")}>
          <TextField {...text("username")} />
        </ClashField>
        <PasswordField
          label={mailLabels.password}
          description={
            isUnreadable
              ? "The secret of the site has changed since it was entered, so it cannot be read. Please enter it again."
              : hasPassword
                ? "One is stored, sealed. Type another to replace it."
                : "It is stored sealed, and nobody can read it here."
          }
          autoComplete="new-password"
          readOnly={isFixed}
          placeholder={hasPassword ? "••••••••" : ""}
          value={values.password}
          errorMessage={faults.password}
          onChange={({ target }) => edit({ password: target.value })}
        />
      </div>
    </>
  );
}
