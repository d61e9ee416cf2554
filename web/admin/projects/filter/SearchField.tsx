import { useEffect, useEffectEvent, useRef, useState } from "react";
import { TextField } from "../../../ui/field/TextField";
import { useLatestParameters } from "../../layout/useLatestParameters";
import { withFilter } from "./projectFilters";

/** How long typing rests before the list follows, in milliseconds. */
const pause = 250;

/** Finds projects by words of their names, addresses and facts, while one types. */
export function SearchField() {
  const [parameters, setParameters] = useLatestParameters();
  const [typed, setTyped] = useState(parameters.get("search") ?? "");
  /** What the list was last asked for, though it may be loading. */
  const asked = useRef(typed.trim());
  const show = useEffectEvent(() => {
    if (typed.trim() === asked.current) return;
    asked.current = typed.trim();
    setParameters((current) => withFilter(current, "search", typed.trim()), {
      replace: true,
      preventScrollReset: true,
    });
  });
  useEffect(() => {
    const timer = setTimeout(show, typed ? pause : 0);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <TextField
      label="Search projects"
      type="search"
      name="search"
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="search"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}
