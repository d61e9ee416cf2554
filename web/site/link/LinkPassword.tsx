import { useSearchParams } from "react-router";
import type { PlainWordKey } from "../../../words/create-words";
import { paths } from "../../paths";
import { Button } from "../../ui/button/Button";
import { PasswordField } from "../../ui/field/PasswordField";
import { useWords } from "../../words/WordsContext";
import { PageHead } from "../head/PageHead";
import "./LinkPassword.css";

/** Asks for the password of a link. A plain form: it is sent once, and leads to the site. */
export function LinkPassword() {
  const say = useWords();
  const [search] = useSearchParams();
  const refusal = refusals.get(search.get("access") ?? "");
  return (
    <main className="page message-page" id="content">
      <PageHead title={say("link.title")} />
      <h1>{say("link.heading")}</h1>
      <p>{say("link.text")}</p>
      <form className="link-password" method="post" action={paths.link}>
        <PasswordField
          label={say("link.password")}
          name="password"
          autoComplete="off"
          errorMessage={refusal && say(refusal)}
          // The page was loaded again, and what is wanted is the same.
          autoFocus={refusal !== undefined}
        />
        <Button type="submit" variant="primary">
          {say("link.submit")}
        </Button>
      </form>
    </main>
  );
}

/** How a password was answered: the server leads back here and says so. */
const refusals = new Map<string, PlainWordKey>([
  ["missing", "link.missing"],
  ["refused", "gate.refused"],
  ["throttled", "gate.throttled"],
]);
