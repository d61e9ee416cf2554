import { useState } from "react";
import { useRelayEnvironment } from "react-relay";
import type { UpdateProjectInput } from "../../__generated__/fetchWarningsQuery.graphql";
import { fetchWarnings, type PublicWarning } from "./fetchWarnings";

type Asking = { warnings: readonly PublicWarning[]; proceed: () => void };

/** Looks at what a change of a project would make public before it is made; where there is something to say, the owner decides. */
export function usePublicCheck() {
  const environment = useRelayEnvironment();
  const [isChecking, setChecking] = useState(false);
  const [asking, setAsking] = useState<Asking | null>(null);
  return {
    isChecking,
    /** Goes on at once where nothing is to be said. */
    check: async (input: UpdateProjectInput, proceed: () => void) => {
      setChecking(true);
      const warnings = await fetchWarnings(environment, input);
      setChecking(false);
      if (warnings.length > 0) setAsking({ warnings, proceed });
      else proceed();
    },
    /** What there is to say. Null while nothing is asked. */
    warnings: asking?.warnings ?? null,
    proceed: () => {
      asking?.proceed();
      setAsking(null);
    },
    cancel: () => setAsking(null),
  };
}
