import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Button } from "../../ui/button/Button";
import { TextField } from "../../ui/field/TextField";

type Props = {
  address: string;
  /** The address that was meant. Null where none may lead there. */
  read: (typed: string) => string | null;
  /** The new address; empty for no link. */
  onFinish: (address: string) => void;
};

/** Asks where a link leads. */
export function LinkForm({ address, read, onFinish }: Props) {
  const [typed, setTyped] = useState(address);
  const [isRefused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);

  const apply = () => {
    const next = read(typed);
    if (next === null) setRefused(true);
    else onFinish(next);
  };
  // It stands in the form of a dialog, which must not be sent by it.
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    apply();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") handleSubmit(event);
  };
  return (
    <form className="rich-text-link-form" noValidate onSubmit={handleSubmit}>
      <TextField
        ref={field}
        label="Web or email address"
        inputMode="url"
        autoCapitalize="off"
        spellCheck={false}
        placeholder="https://"
        value={typed}
        errorMessage={isRefused ? "Please enter a web or email address." : undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          setRefused(false);
        }}
        onKeyDown={handleKeyDown}
      />
      <div className="rich-text-link-actions">
        {address && (
          <Button size="small" variant="quiet" onClick={() => onFinish("")}>
            Remove link
          </Button>
        )}
        <Button size="small" type="submit" variant="primary">
          Apply
        </Button>
      </div>
    </form>
  );
}
