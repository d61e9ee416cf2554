import { useState } from "react";
import { useRelayEnvironment } from "react-relay";
import type { ProjectSnapshot, ProjectValues } from "../model/projectValues";
import { projectInput } from "../save/projectInput";
import { fetchWarnings, type SaveWarning } from "./fetchWarnings";

type Send = (base: ProjectSnapshot, values: ProjectValues) => void;
type Asking = { warnings: readonly SaveWarning[]; base: ProjectSnapshot; values: ProjectValues };

/** Looks at what a save would make public before it is made; where there is something to say, the owner decides. */
export function useSaveCheck(projectId: string, send: Send) {
  const environment = useRelayEnvironment();
  const [isChecking, setChecking] = useState(false);
  const [asking, setAsking] = useState<Asking | null>(null);

  const checkAndSend: Send = async (base, values) => {
    setChecking(true);
    const warnings = await fetchWarnings(environment, projectInput(projectId, base, values));
    setChecking(false);
    if (warnings.length > 0) setAsking({ warnings, base, values });
    else send(base, values);
  };
  return {
    isChecking,
    checkAndSend,
    /** What there is to say. Null while nothing is asked. */
    warnings: asking?.warnings ?? null,
    saveAnyway: () => {
      if (asking) send(asking.base, asking.values);
      setAsking(null);
    },
    cancel: () => setAsking(null),
  };
}
