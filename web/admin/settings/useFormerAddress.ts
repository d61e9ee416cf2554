import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { paths } from "../../paths";
import { panels } from "../addresses/panels";
import { nameInAddress } from "../addresses/placeAddress";
import { settingsPages } from "./settingsPages";

/**
 * Redirects from an address with a panel of another settings page. Older addresses have such panels,
 * because the settings were one page. The server cannot redirect: it does not get the hash of an address.
 */
export function useFormerAddress(): void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const page = pageOf(hash) ?? (asksForDemo(search) ? paths.siteSettings : pathname);
  useEffect(() => {
    if (page !== pathname) navigate({ pathname: page, search, hash }, { replace: true, state });
  }, [page, pathname, search, hash, state, navigate]);
}

const asksForDemo = (search: string) => new URLSearchParams(search).has("remove-demo");

/** The settings page with the panel in the hash. */
function pageOf(hash: string): string | undefined {
  const [name = ""] = hash.slice(1).split(".");
  return settingsPages.find(({ path }) =>
    panels.some(({ page, panel }) => page === path && nameInAddress(panel) === name),
  )?.path;
}
