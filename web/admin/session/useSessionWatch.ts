import { useEffect, useEffectEvent, useRef } from "react";
import { useRelayEnvironment } from "react-relay";
import { useLocation, useNavigate, useNavigation, useRevalidator } from "react-router";
import { paths } from "../../paths";
import { clearQueryCache } from "../../relay/clear-query-cache";
import { recoverSession } from "../../relay/session-recovery";
import { forgetOwner } from "../../site/access/accessFlags";
import { readIsOwner } from "../../site/access/readIsOwner";

/**
 * Checks the session after every navigation within the admin area, without delaying the navigation. If the
 * session has ended, the owner signs in again, or leaves the admin area.
 */
export function useSessionWatch(): void {
  const environment = useRelayEnvironment();
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const watched = useRef(pathname);
  const { state } = useNavigation();
  const startedAt = useRef<number>(undefined);

  const look = useEffectEvent(async () => {
    // While the page was loading, one of its queries may have opened the sign-in dialog already. If the owner has
    // closed it since, it does not open again.
    const since = startedAt.current ?? performance.now();
    startedAt.current = undefined;
    // If the server is unreachable, the session may still be valid.
    if (await readIsOwner(environment).catch(() => true)) return;
    if (await recoverSession("session", since)) {
      clearQueryCache(environment);
      revalidate();
    } else {
      forgetOwner();
      navigate(paths.home);
    }
  });
  useEffect(() => {
    if (state === "loading") startedAt.current = performance.now();
  }, [state]);
  useEffect(() => {
    if (watched.current === pathname) return;
    watched.current = pathname;
    look();
  }, [pathname]);
}
