import { useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { showToast } from "../../../ui/toast/showToast";
import type { ProjectSnapshot, ProjectValues } from "../model/projectValues";
import type { ProjectForm } from "../save/useProjectForm";
import { fetchLatestProject } from "./fetchLatestProject";
import { type Merge, mergeProject } from "./mergeProject";

type Sides = {
  /** What both sides started from. */
  base: ProjectValues;
  mine: ProjectValues;
  theirs: ProjectValues;
  /** What the form goes on from. */
  latest: ProjectSnapshot;
  /** What was in the form when the two sides were compared. */
  shown: ProjectValues;
  /** What the form does with the outcome, besides holding it. */
  proceed?: (base: ProjectSnapshot, values: ProjectValues) => void;
};

type Asking = Sides & { merge: Merge };

/**
 * Joins what is in the form with what was saved elsewhere. Where both wrote the same thing, the owner
 * is asked; until then nothing changes.
 */
export function useConflicts(databaseId: number, { settle }: Pick<ProjectForm, "settle">) {
  const environment = useRelayEnvironment();
  const [asking, setAsking] = useState<Asking | null>(null);

  const finish = ({ latest, shown, proceed }: Sides, values: ProjectValues) => {
    settle(latest, shown, values);
    proceed?.(latest, values);
  };
  const join = (sides: Sides) => {
    const merge = mergeProject(sides.base, sides.mine, sides.theirs);
    if (merge.clashes.length > 0) setAsking({ ...sides, merge });
    else finish(sides, merge.values);
  };
  const joinWithLatest = async (
    base: ProjectSnapshot,
    mine: ProjectValues,
    proceed: NonNullable<Sides["proceed"]>,
  ) => {
    try {
      const latest = await fetchLatestProject(environment, databaseId);
      if (!latest) throw new Error("This project is in the trash. Restore it to save.");
      const theirs = latest.values;
      join({ base: base.values, mine, theirs, latest, shown: mine, proceed });
    } catch (error) {
      const description = error instanceof Error ? error.message : "Failed to update project";
      showToast({ title: "Error", description, variant: "destructive" });
    }
  };
  return {
    merge: asking?.merge ?? null,
    join,
    joinWithLatest,
    resolve: (values: ProjectValues) => {
      if (!asking) return;
      finish(asking, values);
      setAsking(null);
    },
    cancel: () => setAsking(null),
  };
}

export type Conflicts = ReturnType<typeof useConflicts>;
