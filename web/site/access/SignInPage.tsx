import { useNavigate, useSearchParams } from "react-router";
import type { PlainWordKey } from "../../../words/create-words";
import { paths } from "../../paths";
import { useWords } from "../../words/WordsContext";
import { PageHead } from "../head/PageHead";
import { OwnerPasswordForm } from "./OwnerPasswordForm";

/** Asks for the owner's password where no dialog can: without scripts. */
export function SignInPage() {
  const say = useWords();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const refusal = refusals.get(search.get("access") ?? "");
  return (
    <main className="page message-page" id="content">
      <PageHead title={say("owner.title")} />
      <h1>{say("owner.title")}</h1>
      <OwnerPasswordForm
        refusal={refusal && say(refusal)}
        onSignedIn={() => navigate(paths.admin)}
      />
    </main>
  );
}

/** How a password was answered that was posted without scripts: the server leads back here and says so. */
const refusals = new Map<string, PlainWordKey>([
  ["missing", "owner.missing"],
  ["refused", "gate.refused"],
  ["throttled", "gate.throttled"],
  ["http", "error.httpsRequired"],
  ["failed", "gate.failed"],
]);
