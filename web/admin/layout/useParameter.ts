import type { NavigateOptions } from "react-router";
import { useLatestParameters } from "./useLatestParameters";

type SetParameter = (value: string | null, options?: NavigateOptions) => void;

/**
 * A parameter of the address; null where it is missing. Setting it, or removing it with null, leaves the
 * others as they are: what a list is filtered by outlives the dialogs over it.
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
