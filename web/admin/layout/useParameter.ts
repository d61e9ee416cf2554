import { type NavigateOptions, useLocation, useNavigation, useSearchParams } from "react-router";
import { stripBasePath } from "../../strip-base-path";

type SetParameter = (value: string | null, options?: NavigateOptions) => void;

/**
 * A query parameter of the address, null if it is missing, and the function that sets it, or removes it with
 * null. The other parameters stay: a dialog that a parameter opens does not reset the filter of a list.
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

type SetParameters = ReturnType<typeof useSearchParams>[1];

/**
 * Like `useSearchParams`, but a change during a navigation within the same page starts from the parameters of
 * the navigation's target, so that those are not lost.
 */
export function useLatestParameters(): [URLSearchParams, SetParameters] {
  const [shown, setParameters] = useSearchParams();
  const { pathname } = useLocation();
  const { location: loading } = useNavigation();
  const isOnItsWay = loading && stripBasePath(loading.pathname) === pathname;
  const latest = isOnItsWay ? new URLSearchParams(loading.search) : shown;
  const set: SetParameters = (next, options) =>
    setParameters(typeof next === "function" ? next(latest) : next, options);
  return [shown, set];
}
