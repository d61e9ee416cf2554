import { type KeyboardEvent, useRef } from "react";
import { Link } from "react-router";
import { useSiteWords } from "../../words/WordsContext";
import { useHydrated } from "../useHydrated";

type Props = {
  tabs: readonly { readonly name: string; readonly slug: string }[];
  chosenSlug: string;
};

/** Tabs that are links, so that each has an address and works without scripts. Arrow keys select them. */
export function TabList({ tabs, chosenSlug }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const { say, direction } = useSiteWords();
  const handleKeyDown = (event: KeyboardEvent) => {
    // With a modifier key the browser goes back, or scrolls.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const links = [...(list.current?.querySelectorAll<HTMLElement>("[role=tab]") ?? [])];
    const current = links.findIndex((link) => link.matches(":focus"));
    const target = targetIndex(event.key, current, links.length, direction);
    if (current === -1 || target === null) return;
    event.preventDefault();
    links[target]?.focus();
    links[target]?.click();
  };
  return (
    <div
      ref={list}
      className="collaborator-tab-list"
      role="tablist"
      aria-label={say("about.collaborators")}
      onKeyDown={handleKeyDown}
    >
      {tabs.map(({ name, slug }) => (
        <Link
          key={slug}
          className="collaborator-tab muted row"
          role="tab"
          id={tabId(slug)}
          aria-controls={panelId(slug)}
          aria-selected={slug === chosenSlug}
          tabIndex={slug === chosenSlug || !isHydrated ? 0 : -1}
          to={{ search: `?${new URLSearchParams({ tab: slug })}` }}
          replace
          preventScrollReset
        >
          <bdi>{name}</bdi>
        </Link>
      ))}
    </div>
  );
}

/** The index of the tab that a key selects, wrapping around. Null for other keys. */
function targetIndex(
  key: string,
  current: number,
  count: number,
  direction: "ltr" | "rtl",
): number | null {
  const forward = direction === "rtl" ? "ArrowLeft" : "ArrowRight";
  switch (key) {
    case forward:
      return (current + 1) % count;
    case "ArrowLeft":
    case "ArrowRight":
      return (current - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}

/** The ids that connect a tab with its panel. */
export const tabId = (slug: string) => `tab-${slug}`;
export const panelId = (slug: string) => `panel-${slug}`;
