import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { PostedFault, PostedForm } from "../../../pages/posted-form";
import type { Words } from "../../../words/create-words";
import type { CompanyField } from "../../__generated__/ConnectPageQuery.graphql";
import { Button } from "../../ui/button/Button";
import { TextAreaField } from "../../ui/field/TextAreaField";
import { TextField } from "../../ui/field/TextField";
import { showProblem } from "../../ui/toast/showToast";
import { describeFailure } from "../../words/describeFailure";
import { useSiteWords, useWords } from "../../words/WordsContext";
import { describeFault, type TooShort } from "./describeFault";
import "./ContactForm.css";

type Props = MessageSender & {
  /** The accessible name of the form. */
  label: string;
  /** The address of the form's page, to which browsers without scripts post the form. */
  action: string;
  messageLabel: string;
  /** Whether the form asks for a company, as the owner has set. */
  company?: CompanyField;
  tooShort?: TooShort;
  sendLabel: string;
  isSending: boolean;
  /** Further hidden fields of the form. */
  children?: ReactNode;
};

/**
 * A form with a message to the designer. Before the page's code has loaded, the browser posts the form;
 * afterwards the form is sent without navigation. The server validates it in both cases. The typed text stays
 * until the message has arrived.
 */
export function ContactForm({
  label,
  action,
  messageLabel,
  company = "REQUIRED",
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
  const field = (name: keyof FieldErrors, isRequired = true) => ({
    name,
    required: isRequired,
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
      {company !== "HIDDEN" && (
        <TextField
          label={say("contact.company")}
          autoComplete="organization"
          {...field("company", company !== "OPTIONAL")}
        />
      )}
      <TextField
        label={say("contact.email")}
        type="email"
        autoComplete="email"
        {...field("email")}
      />
      <TextAreaField label={messageLabel} minLength={10} {...field("message")} />
      <HiddenField />
      {children}
      <p className="quiet" aria-hidden="true">
        {say("contact.required")}
      </p>
      <Button type="submit" variant="primary" isPending={isSending}>
        {isSending ? say("contact.sending") : sendLabel}
      </Button>
    </form>
  );
}

/**
 * A field that people neither see nor focus. A message with this field filled in comes from a
 * program.
 */
function HiddenField() {
  const say = useWords();
  return (
    <div className="contact-form-trap" aria-hidden="true">
      <label>
        {say("contact.website")}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

const fieldNames = ["name", "company", "email", "message"] as const;
type FieldName = (typeof fieldNames)[number];

/** The faults of the form's fields. Fields without a fault are left out. */
type FieldErrors = Partial<Record<FieldName, PostedFault>>;

/** The texts of a visitor, and how long it took to fill in the form, in milliseconds. */
type Message = Record<FieldName | "website", string> & { fillTime: number };

type UserErrors = readonly (PostedFault & { field?: string | null | undefined })[];

type MessageSender = {
  /** The form that was posted without scripts and refused. Null if there was no such form. */
  refused: PostedForm | null;
  /** Resolves to the faults of the message; an empty list means that it has arrived. */
  send: (message: Message) => Promise<UserErrors>;
  /** Called when the message was sent without navigation. */
  onSent: () => void;
};

type Options = MessageSender & { isSending: boolean };

/** Sends a form with a message, and shows the result. Only the server validates fields. */
function useContactForm({ refused, send, isSending, onSent }: Options) {
  const [errors, setErrors] = useState<FieldErrors>(refused?.errors ?? {});
  const words = useSiteWords();
  const { say } = words;
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = pageOpenedAt();
  }, []);

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const values = new FormData(form);
    const text = (name: string) => String(values.get(name) ?? "");
    try {
      const userErrors = await send({
        name: text("name"),
        company: text("company"),
        email: text("email"),
        message: text("message"),
        website: text("website"),
        fillTime: Math.round(performance.now() - openedAt.current),
      });
      const fieldErrors: FieldErrors = {};
      for (const { field, ...fault } of userErrors) {
        const name = fieldNames.find((known) => known === field);
        if (name) fieldErrors[name] = fault;
        else showFailure(describeFault(fault, words), say);
      }
      flushSync(() => setErrors(fieldErrors));
      if (userErrors.length > 0) return focusFirstInvalid(form);
      form.reset();
      flushSync(onSent);
    } catch (error) {
      showFailure(describeFailure(error, words), say);
    }
  };
  const clearError = (name: FieldName) => {
    if (errors[name]) setErrors({ ...errors, [name]: undefined });
  };
  return { errors, clearError, handleSubmit };
}

/** The time when the page became visible, as in `performance.now()`: the page's code may load much later. */
function pageOpenedAt(): number {
  if (document.documentElement.dataset.hydrated !== undefined) return performance.now();
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation && "activationStart" in navigation ? Number(navigation.activationStart) : 0;
}

function showFailure(message: string, say: Words["say"]): void {
  showProblem(say("contact.failed"), message || say("contact.later"));
}

/** Moves the focus to the first invalid control of a form. */
function focusFirstInvalid(form: HTMLElement): void {
  form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
}
