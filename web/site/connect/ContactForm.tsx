import { paths } from "../../paths";
import { Button } from "../../ui/button/Button";
import { TextAreaField } from "../../ui/field/TextAreaField";
import { TextField } from "../../ui/field/TextField";
import { HiddenField } from "./HiddenField";
import type { PostedForm } from "./PostedForm";
import { type FieldErrors, useContactForm } from "./useContactForm";
import "./ContactForm.css";

type Props = {
  /** The form as it was posted and refused. */
  refused: PostedForm | null;
  /** The message was sent in place. */
  onSent: () => void;
};

/**
 * The contact form. Before the page's code has arrived the browser posts it, afterwards it is sent in
 * place; either way the server checks it, and what was typed is kept until it has arrived.
 */
export function ContactForm({ refused, onSent }: Props) {
  const { errors, clearError, isSending, handleSubmit } = useContactForm({ refused, onSent });

  const field = (name: keyof FieldErrors) => ({
    name,
    required: true,
    errorMessage: errors[name],
    defaultValue: refused?.values[name] ?? "",
    onChange: () => clearError(name),
  });
  return (
    <form
      className="contact-form"
      aria-label="Contact"
      method="post"
      action={paths.connect}
      noValidate
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
