import { paths } from "../../paths";
import { Button } from "../../ui/button/Button";
import { TextAreaField } from "../../ui/field/TextAreaField";
import { TextField } from "../../ui/field/TextField";
import { useHydrated } from "../layout/useHydrated";
import { HiddenField } from "./HiddenField";
import { type FieldErrors, useContactForm } from "./useContactForm";
import "./ContactForm.css";

/**
 * The contact form. Before the page's code has arrived the browser checks it and posts it; afterwards
 * it is sent in place, and what was typed is kept until it has arrived.
 */
export function ContactForm() {
  const isHydrated = useHydrated();
  const { errors, clearError, isSending, handleSubmit } = useContactForm();

  const field = (name: keyof FieldErrors) => ({
    name,
    required: true,
    errorMessage: errors[name],
    onChange: () => clearError(name),
  });
  return (
    <form
      className="contact-form"
      aria-label="Contact"
      method="post"
      action={paths.connect}
      noValidate={isHydrated}
      onSubmit={handleSubmit}
    >
      <TextField label="Name" autoComplete="name" {...field("name")} />
      <TextField label="Company" autoComplete="organization" {...field("company")} />
      <TextField label="Email" type="email" autoComplete="email" {...field("email")} />
      <TextAreaField label="Message" minLength={10} {...field("message")} />
      <HiddenField />
      <Button type="submit" variant="primary" isPending={isSending}>
        {isSending ? "Sending..." : "Send"}
      </Button>
    </form>
  );
}
