import { useSyncExternalStore } from "react";
import { currentToast, subscribeToToast } from "./showToast";
import { ToastRegion } from "./ToastRegion";

const noToast = () => null;

/**
 * Shows what showToast is given; stands once on every page. It comes with the page rather than on
 * demand, because it has to be able to say that the server cannot be reached.
 */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToast, currentToast, noToast);
  return toast && <ToastRegion toast={toast} />;
}
