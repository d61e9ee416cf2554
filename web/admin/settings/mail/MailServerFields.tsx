import { PasswordField } from "../../../ui/field/PasswordField";
import { SelectField } from "../../../ui/field/SelectField";
import { TextField } from "../../../ui/field/TextField";
import { ClashField } from "../../editing/ClashField";
import { FixedNote } from "../FixedNote";
import { mailLabels, type useUpdateMailSettings } from "./mailActions";
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
  const { values, edit, questionOf } = form;
  const isFixed = variable !== null;
  const text = (name: "host" | "port" | "username") => ({
    ...form.textOf(name),
    autoComplete: "off",
    autoCapitalize: "none",
    spellCheck: false,
    readOnly: isFixed,
  });
  const handleSecurity = (security: Security) => {
    const isDefaultPort = values.port === securities[values.security].port;
    edit({ security, ...(isDefaultPort && { port: securities[security].port }) });
  };
  return (
    <>
      {isFixed && <FixedNote variable={variable} what="The mail server" />}
      <ClashField {...questionOf("host")}>
        <TextField placeholder="smtp.example.org" {...text("host")} />
      </ClashField>
      <div className="admin-form-pair">
        <ClashField {...questionOf("security")} show={(security) => securities[security].label}>
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
              errorMessage={form.faults.security}
              onChange={handleSecurity}
            />
          )}
        </ClashField>
        <ClashField {...questionOf("port")}>
          <TextField inputMode="numeric" {...text("port")} />
        </ClashField>
      </div>
      <div className="admin-form-pair">
        <ClashField {...questionOf("username")}>
          <TextField {...text("username")} />
        </ClashField>
        <PasswordField
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
          {...form.textOf("password")}
        />
      </div>
    </>
  );
}
