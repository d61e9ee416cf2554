import { paths } from "../../paths";
import { Button } from "../../ui/button/Button";
import { TextAreaField } from "../../ui/field/TextAreaField";
import { TextField } from "../../ui/field/TextField";
import { useSiteWords } from "../../words/WordsContext";
import { describeFault } from "./describeFault";
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
  const words = useSiteWords();
  const { say } = words;
  const { errors, clearError, isSending, handleSubmit } = useContactForm({ refused, onSent });

  const messageOf = (name: keyof FieldErrors) =>
    errors[name] && describeFault(errors[name], words, name);
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
      aria-label={say("contact.label")}
      method="post"
      action={paths.connect}
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
      <TextAreaField label={say("contact.message")} minLength={10} {...field("message")} />
      <HiddenField />
      <Button type="submit" variant="primary" isPending={isSending}>
        {say(isSending ? "contact.sending" : "contact.send")}
      </Button>
    </form>
  );
}
