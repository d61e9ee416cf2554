import { type FormEvent, useState } from "react";
import type { SayInReview } from "../../../../words/review";
import { Button } from "../../../ui/button/Button";
import { TextAreaField } from "../../../ui/field/TextAreaField";
import { TextField } from "../../../ui/field/TextField";

/** The storage key of the name under which the reader has written before in this browser. */
const nameKey = "vitrine-reviewer";

function knownName(): string {
  try {
    return localStorage.getItem(nameKey) ?? "";
  } catch {
    return ""; // storage is off
  }
}

type Props = {
  say: SayInReview;
  field: "comment" | "answer";
  /** Whether the form asks for a name if this browser has not stored one. */
  isNamed?: boolean;
  isSending: boolean;
  /** Resolves to whether the text has arrived. */
  onSend: (text: string, name: string) => Promise<boolean>;
};

/** The form in which a reviewer writes. It asks for the name once for each browser. */
export function ReviewForm({ say, field, isNamed = false, isSending, onSend }: Props) {
  const [name, setName] = useState(knownName);
  const [asksName, setAsksName] = useState(name === "");
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = String(new FormData(form).get("text") ?? "").trim();
    if (isSending || !text || !(await onSend(text, name))) return;
    form.reset();
    if (!isNamed) return;
    setAsksName(false);
    try {
      localStorage.setItem(nameKey, name);
    } catch {
      // Without storage, the form asks for the name again next time.
    }
  };
  return (
    <form className="review-form stack" onSubmit={handleSubmit}>
      {isNamed && asksName && (
        <TextField
          label={say("name")}
          description={say("nameOnce")}
          autoComplete="name"
          required
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      )}
      <TextAreaField
        label={say(field)}
        name="text"
        rows={field === "answer" ? 2 : 4}
        required
        autoFocus={field === "answer"}
      />
      {isNamed && !asksName && (
        <p className="review-as">
          {say("as", { name })}
          <Button size="small" variant="quiet" onClick={() => setAsksName(true)}>
            {say("rename")}
          </Button>
        </p>
      )}
      <Button type="submit" variant="primary" size="small" isPending={isSending}>
        {say("send")}
      </Button>
    </form>
  );
}
