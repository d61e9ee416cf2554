import { useRef } from "react";
import { focusIfLost } from "../layout/focusIfLost";

/**
 * Moves the focus to another message, or to the list, when the focused message is closed or
 * removed.
 */
export function useMessageFocus() {
  const list = useRef<HTMLDivElement>(null);
  const focusMessage = (id: string | undefined) =>
    focusIfLost(() => {
      const selector = id ? `[data-key="${CSS.escape(id)}"]` : "[role=listbox], button";
      const row = list.current?.querySelector<HTMLElement>(selector);
      // Without any message, the list is not rendered, so the heading of the tab gets the focus.
      return row ?? document.querySelector<HTMLElement>("h1");
    });
  return {
    list,
    focusMessage,
    /** Focuses the message that follows the given one, or for the last message the one before. */
    focusNeighbourOf: (messages: readonly { id: string }[], id: string) => {
      const place = messages.findIndex((message) => message.id === id);
      focusMessage((messages[place + 1] ?? messages[place - 1])?.id);
    },
  };
}
