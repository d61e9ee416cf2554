import type { ComponentProps } from "react";
import type { EmptyPartHint } from "../../admin/beginning/EmptyPartHint";
import { usePage } from "../../rendering/PageContext";

type Props = ComponentProps<typeof EmptyPartHint> & { viewerCanEdit: boolean };

export type HintedPart = Props["part"];

let Hint: typeof EmptyPartHint | undefined;

/**
 * Explains to the owner why visitors do not see a part of the page, which is empty. Only her
 * browser loads this code: see `loadOwnersHint`.
 */
export function OwnersHint({ viewerCanEdit, part }: Props) {
  const { response } = usePage();
  if (!viewerCanEdit || !Hint) return null;
  response?.modulePaths.push("web/admin/beginning/EmptyPartHint.tsx");
  return <Hint part={part} />;
}

/**
 * Loads the code of the hints before the page is shown: a hint that appeared later would move the control
 * that the owner is about to press. If loading fails, the page has no hints.
 */
export async function loadOwnersHint(setup: { viewerCanEdit: boolean }): Promise<void> {
  if (!setup.viewerCanEdit || Hint) return;
  const loaded = await import("../../admin/beginning/EmptyPartHint").catch(() => null);
  Hint = loaded?.EmptyPartHint;
}
