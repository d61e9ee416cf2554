import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { type GroupName, groupNames } from "../../../../words/word-places";

/** The expanded groups. The group in the address is expanded, too, see placeAddress. */
export function useOpenedGroups() {
  const location = useLocation();
  const [opened, setOpened] = useState<readonly GroupName[]>([]);
  useEffect(() => {
    const named = groupNames.find((name) => location.hash.startsWith(`#words.${name}.`));
    if (named) setOpened((groups) => [...groups.filter((name) => name !== named), named]);
  }, [location]);
  return [opened, setOpened] as const;
}
