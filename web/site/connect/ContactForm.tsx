import type { ReactNode } from "react";
import { Button } from "../../ui/button/Button";
import { TextAreaField } from "../../ui/field/TextAreaField";
import { TextField } from "../../ui/field/TextField";
import { useSiteWords } from "../../words/WordsContext";
import { describeFault, type TooShort } from "./describeFault";
import { HiddenField } from "./HiddenField";
import { type FieldErrors, type MessageSender, useContactForm } from "./useContactForm";
import "./ContactForm.css";

type Props = MessageSender & {
  /** What the form is called. */
  label: string;
  /** The page that it stands in. */
  action: string;
  messageLabel: string;
  tooShort?: TooShort;
  sendLabel: string;
  isSending: boolean;
  /** Fields that people do not see. */
  children?: ReactNode;
};

/**
 * A form with a message to the designer. Before the page's code has arrived the browser posts it, afterwards
 * it is sent in place; either way the server checks it, and what was typed is kept until it has arrived.
 */
export function ContactForm({
  label,
  action,
  messageLabel,
  tooShort,
  sendLabel,
  isSending,
  children,
  ...sender
}: Props) {
  const words = useSiteWords();
  const { say } = words;
  const { refused } = sender;
  const { errors, clearError, handleSubmit } = useContactForm({ isSending, ...sender });

  const messageOf = (name: keyof FieldErrors) =>
    errors[name] && describeFault(errors[name], words, name, tooShort);
  const field = (name: keyof FieldErrors) => ({
    name,
    required: true,
    errorMessage: messageOf(name),
    defaultValue: refused?.values[name] ?? "",
    onChange: () => clearError(name),
  });
  return (
    <form
      className="contact-form"
      aria-label={label}
      method="post"
      action={action}
      noValidate
      onSubmit={handleSubmit}
    >
      <TextField label={say("contact.name")} autoComplete="name" {...field("name")} />
      <TextField label={say("contact.company")} autoComplete="organization" {...field("company")} />
      <TextField
        label={say("contact.email")}
        type="email"
        autoComplete="email"
        {...field("email")}
      />
      <TextAreaField label={messageLabel} minLength={10} {...field("message")} />
      <HiddenField />
      {children}
      <Button type="submit" variant="primary" isPending={isSending}>
        {isSending ? say("contact.sending") : sendLabel}
      </Button>
    </form>
  );
}
