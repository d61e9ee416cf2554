import { useLocation, useNavigation, useSearchParams } from "react-router";

type SetParameters = ReturnType<typeof useSearchParams>[1];

/**
 * The parameters of the address, as `useSearchParams` has them. A change that is made while another one is
 * loading starts from that one instead of the page that is still shown, and so keeps it.
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
