import { useRef } from "react";

/** How long a dialog and a list take to be gone and give the focus back, in milliseconds. */
export const settlingTime = 50;

/** Keeps the focus among the messages when the one it was in closes or leaves. */
export function useMessageFocus() {
  const list = useRef<HTMLDivElement>(null);
  const focusMessage = (id: string | undefined) =>
    setTimeout(() => {
      const selector = id ? `[data-key="${CSS.escape(id)}"]` : "[role=listbox], button";
      const row = list.current?.querySelector<HTMLElement>(selector);
      // Without a list there is the heading of the tab.
      (row ?? document.querySelector<HTMLElement>("h1"))?.focus();
    }, settlingTime);
  return {
    list,
    focusMessage,
    /** On the message after it, or before it where it was the last one. */
    focusNeighbourOf: (messages: readonly { id: string }[], id: string) => {
      const place = messages.findIndex((message) => message.id === id);
      focusMessage((messages[place + 1] ?? messages[place - 1])?.id);
    },
  };
}
