import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useWords } from "../../words/WordsContext";
import { currentToast, dismissToast, subscribeToToast, type Toast } from "./showToast";
import { ToastNotice } from "./ToastNotice";
import "./Toast.css";

const noToast = () => null;

/**
 * Shows the notices of showToast. Every page contains it once. It is loaded with the page and not on demand,
 * because it has to work when the server cannot be reached.
 */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToast, currentToast, noToast);
  return toast && <ToastRegion toast={toast} />;
}

/**
 * The region of the notice. F8 moves the focus into it, Escape closes the notice, and a notice that closes
 * returns the focus. The notice's time stops while the pointer or the focus is in the region.
 */
function ToastRegion({ toast }: { toast: Toast }) {
  const say = useWords();
  const region = useRef<HTMLElement>(null);
  const focusedBefore = useRef<HTMLElement | null>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);

  useEffect(() => {
    const handleF8 = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "F8") return;
      event.preventDefault();
      region.current?.focus();
    };
    window.addEventListener("keydown", handleF8);
    return () => window.removeEventListener("keydown", handleF8);
  }, []);

  useToastRoom(region);
  // If a newer notice replaces a notice whose button has the focus, browsers do not report a blur event.
  useLayoutEffect(() => setFocused(Boolean(region.current?.contains(document.activeElement))));

  const close = () => {
    if (region.current?.contains(document.activeElement)) focusedBefore.current?.focus();
    dismissToast(toast.id);
  };
  const handleFocus = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    setFocused(true);
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
      focusedBefore.current = relatedTarget;
    }
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    close();
  };
  return (
    <section
      ref={region}
      className="toast-region"
      aria-label={say("notice.label")}
      tabIndex={-1}
      // With this attribute, dialogs of react-aria do not hide this region, and a click on it does not close
      // them.
      data-react-aria-top-layer="true"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={handleFocus}
      onBlur={() => setFocused(false)}
      onKeyDown={handleKeyDown}
    >
      <ToastNotice key={toast.id} toast={toast} isPaused={isHovered || isFocused} onClose={close} />
    </section>
  );
}

/**
 * Sets `--toast-room`, for the styles of the page, to the height that the notice takes at the lower edge of
 * the window, so that a dialog can stay above it. Measures again with each notice.
 */
function useToastRoom(region: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const measure = () => {
      const top = region.current?.getBoundingClientRect().top ?? window.innerHeight;
      style.setProperty("--toast-room", `${Math.max(0, window.innerHeight - top)}px`);
    };
    measure();
    window.addEventListener("resize", measure);
    return () => {
      window.removeEventListener("resize", measure);
      style.removeProperty("--toast-room");
    };
  });
}
