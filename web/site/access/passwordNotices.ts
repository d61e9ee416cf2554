import { useSearchParams } from "react-router";
import type { PlainWordKey, Say } from "../../../words/create-words";
import { showProblem } from "../../ui/toast/showToast";
import { useWords } from "../../words/WordsContext";

/** Shows that a password was wrong. */
export function showIncorrectPassword(say: Say): void {
  showProblem(say("password.incorrect"), say("password.again"));
}

/**
 * The texts about a password that was posted without scripts, by the code in the address that the server
 * redirects to.
 */
const refusals = new Map<string, PlainWordKey>([
  ["refused", "gate.refused"],
  ["code", "owner.codeMissing"],
  ["throttled", "gate.throttled"],
  ["http", "error.httpsRequired"],
  ["failed", "gate.failed"],
]);

/**
 * Why a posted password was refused, by the code in the address. Undefined if no password was refused.
 * @param missing the key of the text for an empty password
 */
export function usePostedRefusal(missing: PlainWordKey): string | undefined {
  const say = useWords();
  const [search] = useSearchParams();
  const code = search.get("access");
  const word = code === "missing" ? missing : refusals.get(code ?? "");
  return word && say(word);
}
