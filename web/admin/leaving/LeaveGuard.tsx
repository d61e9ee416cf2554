import {
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { type BlockerFunction, type Location, useBlocker, useNavigate } from "react-router";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog";
import {
  type Loss,
  type SavableForm,
  UnsavedForms,
  useUnsavedBelow,
} from "../../ui/unsaved/unsavedForms";

/** The main form of a page, such as the editor of a project. */
type PageForm = {
  /** The names of the unsaved parts. */
  changed: readonly string[];
  isPending: boolean;
  /** Saves the form. It may ask the owner a question first. */
  save: () => void;
  /** The sentence about what happens to the changes if they are not saved. */
  draftNote: string;
};

type Props = { pageForm?: PageForm; children: ReactNode };

/** Asks before leaving while the page's form or a form among the children has unsaved changes. */
export function LeaveGuard({ pageForm, children }: Props) {
  const [unsaved, note] = useUnsavedBelow();
  const page = useSavablePage(pageForm);
  const leaving = useLeaveWarning(page !== null || unsaved.length > 0);
  const savable = unsaved.flatMap((form) => form.savable ?? []);
  const canSave = savable.length === unsaved.length;
  return (
    <UnsavedForms value={note}>
      {children}
      <LeaveQuestion
        leaving={leaving}
        savable={canSave ? [...(page ? [page] : []), ...savable] : []}
        draftNote={page ? pageForm?.draftNote : undefined}
        own={unsaved.find(({ question }) => question)?.question}
      />
    </UnsavedForms>
  );
}

/** The page's form as a form that can be saved before leaving. Null while it has no unsaved changes. */
function useSavablePage(form: PageForm | undefined): SavableForm | null {
  const [refuse, setRefuse] = useState<{ call: () => void } | null>(null);
  const isChanged = form !== undefined && form.changed.length > 0;
  const isPending = form?.isPending ?? false;
  useEffect(() => {
    if (!refuse || isPending) return;
    setRefuse(null);
    if (isChanged) refuse.call();
  }, [refuse, isPending, isChanged]);
  if (!isChanged) return null;
  return {
    name: listOf(form.changed),
    save: (onRefused) => {
      setRefuse({ call: onRefused });
      form.save();
    },
  };
}

type QuestionProps = {
  leaving: ReturnType<typeof useLeaveWarning>;
  /** The unsaved forms. Empty if the dialog cannot save all of them. */
  savable: readonly SavableForm[];
  draftNote: string | undefined;
  /** A question that an unsaved form defines, shown instead of the general question. */
  own: Loss["question"];
};

/** Asks whether to discard unsaved changes, or to save them. Once they are saved, the navigation continues. */
function LeaveQuestion({ leaving, savable, draftNote, own }: QuestionProps) {
  const names = [...new Set(savable.map(({ name }) => name))];
  const saveAll = () => {
    for (const { save } of savable) save(leaving.stay);
  };
  return (
    <ConfirmDialog
      {...(own ?? { title: leaveQuestion, ...(draftNote && { description: draftNote }) })}
      {...(names.length > 0 && {
        description: [`Not saved: ${listOf(names)}.`, draftNote].filter(Boolean).join(" "),
        rescue: { label: "Save", onChoose: saveAll },
      })}
      confirmLabel="Leave"
      isDestructive
      isOpen={leaving.isAsking}
      onConfirm={leaving.leave}
      onCancel={leaving.stay}
    />
  );
}

function listOf(names: Iterable<string>): string {
  return new Intl.ListFormat("en").format(names);
}

/** The question in the dialog, and in browsers that show it before the page closes. */
const leaveQuestion = "You have unsaved changes. Are you sure you want to leave?";

/** A blocked navigation, which waits for the decision of the owner. */
type Way = {
  to: Location;
  action: "PUSH" | "REPLACE" | "POP";
  /** The number of the target entry in the history, for a navigation by Back or Forward. */
  entry: number | undefined;
};

/**
 * Asks before leaving with unsaved changes: the browser asks before the page closes, a dialog before a
 * navigation to another page of the site, and before Back or Forward changes the query, because that may
 * close a dialog with a form. The navigation continues by itself once everything is saved.
 */
function useLeaveWarning(isDirty: boolean) {
  // A ref, because after a change of `isDirty` a new `shouldBlock` would reach the router too late.
  const isDirtyNow = useRef(isDirty);
  const isAnswered = useRef(false);
  // The blocked navigation is stored here, because the router drops its own record when the page is fetched
  // again, which happens after each save.
  const [way, setWay] = useState<Way | null>(null);
  const shouldBlock = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation, historyAction }) => {
      const isAsking =
        !isAnswered.current &&
        isDirtyNow.current &&
        (currentLocation.pathname !== nextLocation.pathname ||
          (historyAction === "POP" && currentLocation.search !== nextLocation.search));
      isAnswered.current = false;
      if (isAsking) setWay({ to: nextLocation, action: historyAction, entry: currentEntry() });
      return isAsking;
    },
    [],
  );
  useBlocker(shouldBlock);
  const navigate = useNavigate();
  useLayoutEffect(() => {
    isDirtyNow.current = isDirty;
    if (!isDirty) return;
    const handleLeave = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Current browsers show their own text. Older browsers ask only if a text is set.
      event.returnValue = leaveQuestion;
    };
    window.addEventListener("beforeunload", handleLeave);
    return () => window.removeEventListener("beforeunload", handleLeave);
  }, [isDirty]);
  const leave = () => {
    if (!way) return;
    const { to, action, entry } = way;
    const here = currentEntry();
    setWay(null);
    isAnswered.current = true;
    if (action === "POP" && entry !== undefined && here !== undefined) navigate(entry - here);
    else navigate(to, { replace: action === "REPLACE", state: to.state });
  };
  const leaveUnasked = useEffectEvent(leave);
  const isNeedless = way !== null && !isDirty;
  useEffect(() => {
    if (isNeedless) leaveUnasked();
  }, [isNeedless]);
  return { isAsking: way !== null && isDirty, leave, stay: () => setWay(null) };
}

/** The number that the router gave the current entry of the browser's history. */
function currentEntry(): number | undefined {
  const entry: unknown = window.history.state?.idx;
  return typeof entry === "number" ? entry : undefined;
}
