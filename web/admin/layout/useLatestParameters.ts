import { useLocation, useNavigation, useSearchParams } from "react-router";

type SetParameters = ReturnType<typeof useSearchParams>[1];

/**
 * As `useSearchParams`, but a change during a navigation starts from its target instead of the present
 * page, and so keeps its parameters.
 */
export function useLatestParameters(): [URLSearchParams, SetParameters] {
  const [shown, setParameters] = useSearchParams();
  const { pathname } = useLocation();
  const { location: loading } = useNavigation();
  const latest = loading?.pathname === pathname ? new URLSearchParams(loading.search) : shown;
  const set: SetParameters = (next, options) =>
    setParameters(typeof next === "function" ? next(latest) : next, options);
  return [shown, set];
}
