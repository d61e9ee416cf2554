import type { ComponentProps } from "react";
import type { EmptyPartHint } from "../../admin/beginning/EmptyPartHint";
import { usePage } from "../../rendering/PageContext";

type Props = ComponentProps<typeof EmptyPartHint> & { viewerCanEdit: boolean };

export type HintedPart = Props["part"];

let Hint: typeof EmptyPartHint | undefined;

/** Tells the owner why visitors see nothing here. Only her browser loads its code: see `loadOwnersHint`. */
export function OwnersHint({ viewerCanEdit, part }: Props) {
  const { response } = usePage();
  if (!viewerCanEdit || !Hint) return null;
  response?.modulePaths.push("web/admin/beginning/EmptyPartHint.tsx");
  return <Hint part={part} />;
}

/**
 * Has the code of the hints here before the page is shown: a hint that came later would move what the owner
 * is about to press. Without it the page is shown without hints.
 */
export async function loadOwnersHint(setup: { viewerCanEdit: boolean }): Promise<void> {
  if (!setup.viewerCanEdit || Hint) return;
  const loaded = await import("../../admin/beginning/EmptyPartHint").catch(() => null);
  Hint = loaded?.EmptyPartHint;
}
