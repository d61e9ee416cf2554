import { useState } from "react";
import { useRelayEnvironment } from "react-relay";
import type { UpdateProjectInput } from "../../__generated__/fetchWarningsQuery.graphql";
import { RequestError } from "../../relay/request-error";
import { showFailure } from "../showFailure";
import { fetchWarnings, type PublicWarning } from "./fetchWarnings";
import type { DescriptionInput, Descriptions } from "./WarningList";

/** What is said before a change is made public. */
export type PublicQuestion = {
  warnings: readonly PublicWarning[];
  /** Why nothing could be found out. */
  failure?: string;
};

type Asking = PublicQuestion & { proceed: () => void };

/** Looks at what a change of a project would make public before it is made; where there is something to say, the owner decides. */
export function usePublicCheck() {
  const environment = useRelayEnvironment();
  const [isChecking, setChecking] = useState(false);
  const [asking, setAsking] = useState<Asking | null>(null);
  const [descriptions, setDescriptions] = useState<Descriptions>({});
  return {
    isChecking,
    /** Goes on at once where nothing is to be said. Where no one signs in for it, nothing happens. */
    check: async (input: UpdateProjectInput, proceed: () => void) => {
      setChecking(true);
      const question = await findQuestion(environment, input);
      setChecking(false);
      if (question && "refusal" in question) showFailure("Error", question.refusal);
      else if (question) setAsking({ ...question, proceed });
      else proceed();
    },
    /** What there is to say. Null while nothing is asked. */
    question: asking,
    /** What was written stays for the next time, whatever is answered. */
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

/** What there is to say before a change. Null for nothing; a refusal where no one signs in for the check. */
export async function findQuestion(
  environment: ReturnType<typeof useRelayEnvironment>,
  input: UpdateProjectInput,
): Promise<PublicQuestion | { refusal: string } | null> {
  try {
    const warnings = await fetchWarnings(environment, input);
    return warnings.length > 0 ? { warnings } : null;
  } catch (error) {
    const code = error instanceof RequestError ? error.code : undefined;
    // The change does not reach the server either, and says so or waits.
    if (code === "UNREACHABLE" || code === "REFUSED") return null;
    const failure = error instanceof Error ? error.message : "An error occurred";
    return code === "UNAUTHENTICATED" ? { refusal: failure } : { warnings: [], failure };
  }
}
