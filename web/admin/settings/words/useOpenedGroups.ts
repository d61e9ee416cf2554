import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { type GroupName, groupNames } from "../../../../words/word-places";

/** The groups whose texts are shown. The one that the address names comes to them, see placeAddress. */
export function useOpenedGroups() {
  const location = useLocation();
  const [opened, setOpened] = useState<readonly GroupName[]>([]);
  useEffect(() => {
    const named = groupNames.find((name) => location.hash.startsWith(`#words.${name}.`));
    if (named) setOpened((groups) => [...groups.filter((name) => name !== named), named]);
  }, [location]);
  return [opened, setOpened] as const;
}
