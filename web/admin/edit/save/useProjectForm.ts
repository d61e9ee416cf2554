import { useCallback, useState } from "react";
import { differingKeys, type ProjectSnapshot, type ProjectValues } from "../model/projectValues";

/** A change to what the form holds, made from what it holds at that moment. */
export type ProjectChange = (values: ProjectValues) => ProjectValues;

type FormState = { base: ProjectSnapshot; values: ProjectValues };

/** What the edit page holds: the project as it was read or saved last, and as the owner wants it. */
export function useProjectForm(first: ProjectSnapshot) {
  const [{ base, values }, setState] = useState<FormState>({ base: first, values: first.values });
  const update = useCallback(
    (change: ProjectChange) => setState((state) => ({ ...state, values: change(state.values) })),
    [],
  );
  /**
   * Goes on from another version of the project, with `next` in the form; what was changed after
   * `sent` was read from it stays changed.
   */
  const settle = useCallback(
    (base: ProjectSnapshot, sent: ProjectValues, next: ProjectValues = base.values) =>
      setState(({ values }) => ({ base, values: rebase(values, sent, next) })),
    [],
  );
  const changedKeys = differingKeys(base.values, values);
  return { base, values, changedKeys, isDirty: changedKeys.length > 0, update, settle };
}

function rebase(values: ProjectValues, sent: ProjectValues, next: ProjectValues): ProjectValues {
  const typedSince = differingKeys(sent, values).map((key) => [key, values[key]] as const);
  return { ...next, ...Object.fromEntries(typedSince) };
}

export type ProjectForm = ReturnType<typeof useProjectForm>;
