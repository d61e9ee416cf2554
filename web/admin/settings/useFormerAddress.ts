import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { paths } from "../../paths";
import { panels } from "../addresses/panels";
import { nameInAddress } from "../addresses/placeAddress";
import { settingsPages } from "./settingsPages";

/**
 * Leads on from an address that names a panel of another page of the settings, as addresses did while they
 * were one page, and will where a panel moves. The server cannot: it knows nothing of the end of an address.
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

/** The page of the settings with the panel that the end of an address names. */
function pageOf(hash: string): string | undefined {
  const [name = ""] = hash.slice(1).split(".");
  return settingsPages.find(({ path }) =>
    panels.some(({ page, panel }) => page === path && nameInAddress(panel) === name),
  )?.path;
}
