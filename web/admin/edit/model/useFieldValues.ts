import { useRef } from "react";
import { type FieldValues, fieldKeys } from "./projectFields";

/** What the fields outside of the case study hold: the same object for as long as none of them changes. */
export function useFieldValues(values: FieldValues): FieldValues {
  const latest = useRef(values);
  if (fieldKeys.some((key) => latest.current[key] !== values[key])) latest.current = values;
  return latest.current;
}
