import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "../../ui/button/Button";
import { PasswordField } from "../../ui/field/PasswordField";
import { LockIcon } from "../../ui/LockIcon";
import { forgetPortfolioAccess } from "./accessFlags";
import { useUnlockPortfolio } from "./useUnlockPortfolio";
import "./PortfolioGate.css";

type Props = {
  /** The server gives the protected content from now on. */
  onUnlocked: () => void;
};

/** Stands in place of a protected case study and asks for the portfolio password. */
export function PortfolioGate({ onUnlocked }: Props) {
  const headingId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState("");
  const { unlock, isPending } = useUnlockPortfolio({
    onUnlocked,
    onRefused: () => {
      setPassword("");
      field.current?.focus();
    },
  });
  // Where the gate stands the server has given no access, whatever this browser remembers.
  useEffect(forgetPortfolioAccess, []);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) unlock(password);
  };
  return (
    <section className="portfolio-gate" aria-labelledby={headingId}>
      <span className="portfolio-gate-mark">
        <LockIcon />
      </span>
      <h2 className="portfolio-gate-heading" id={headingId}>
        This project is password protected
      </h2>
      <p className="portfolio-gate-words">Enter the portfolio password to read the case study.</p>
      <form className="portfolio-gate-form" onSubmit={handleSubmit}>
        <PasswordField
          ref={field}
          label="Portfolio password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" variant="primary" isPending={isPending}>
          {isPending ? "Checking..." : "View project"}
        </Button>
      </form>
    </section>
  );
}
