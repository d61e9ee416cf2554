import type { NavigateOptions } from "react-router";
import { useLatestParameters } from "./useLatestParameters";

type SetParameter = (value: string | null, options?: NavigateOptions) => void;

/**
 * A query parameter; null where it is missing. Setting it, or removing it with null, keeps the others, so
 * that the filter of a list survives dialogs.
 */
export function useParameter(name: string): [string | null, SetParameter] {
  const [parameters, setParameters] = useLatestParameters();
  const set: SetParameter = (value, options) =>
    setParameters((current) => {
      const next = new URLSearchParams(current);
      if (value === null) next.delete(name);
      else next.set(name, value);
      return next;
    }, options);
  return [parameters.get(name), set];
}
