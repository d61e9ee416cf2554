import { useState } from "react";
import { useRelayEnvironment } from "react-relay";
import type { UpdateProjectInput } from "../../__generated__/fetchWarningsQuery.graphql";
import { RequestError } from "../../relay/request-error";
import { showFailure } from "../showFailure";
import { fetchWarnings, type PublicWarning } from "./fetchWarnings";
import type { DescriptionInput, Descriptions } from "./WarningList";

/** The question that the owner is asked before a change becomes public. */
export type PublicQuestion = {
  warnings: readonly PublicWarning[];
  /** Why the warnings could not be fetched. */
  failure?: string;
};

type Asking = PublicQuestion & { proceed: () => void };

/**
 * Fetches the warnings about a change of a project before it is made; if there are any, the owner decides
 * whether to continue.
 */
export function usePublicCheck() {
  const environment = useRelayEnvironment();
  const [isChecking, setChecking] = useState(false);
  const [asking, setAsking] = useState<Asking | null>(null);
  const [descriptions, setDescriptions] = useState<Descriptions>({});
  return {
    isChecking,
    /**
     * Fetches the warnings. If there are none, it calls `proceed` without a question. If the owner has to sign in
     * and does not, it shows an error, and `proceed` is never called.
     */
    check: async (input: UpdateProjectInput, proceed: () => void) => {
      setChecking(true);
      const question = await findQuestion(environment, input);
      setChecking(false);
      if (question && "refusal" in question) showFailure("Error", question.refusal);
      else if (question) setAsking({ ...question, proceed });
      else proceed();
    },
    /** The question in the open dialog. Null while the dialog is closed. */
    question: asking,
    /** The descriptions that the owner has written. They stay, whether she continues or cancels. */
    descriptions,
    describe: (id: string, input: DescriptionInput) =>
      setDescriptions((before) => ({ ...before, [id]: input })),
    proceed: () => {
      asking?.proceed();
      setAsking(null);
    },
    cancel: () => setAsking(null),
  };
}

/**
 * The question to ask before a change. Null if no question is needed: there are no warnings, or the
 * server was not reached, so that the change will fail, too. `refusal` is the error message if the
 * owner's session has ended and she does not sign in again.
 */
export async function findQuestion(
  environment: ReturnType<typeof useRelayEnvironment>,
  input: UpdateProjectInput,
): Promise<PublicQuestion | { refusal: string } | null> {
  try {
    const warnings = await fetchWarnings(environment, input);
    return warnings.length > 0 ? { warnings } : null;
  } catch (error) {
    const code = error instanceof RequestError ? error.code : undefined;
    // The request for the change will fail for the same reason, and shows the error.
    if (code === "UNREACHABLE" || code === "REFUSED") return null;
    const failure = error instanceof Error ? error.message : "An error occurred";
    return code === "UNAUTHENTICATED" ? { refusal: failure } : { warnings: [], failure };
  }
}
