import { useEffect, useRef } from "react";
import { longestLabel } from "../../../modules/editing/contentModules";
import type { ContentModule } from "../../../modules/editing/moduleTypes";
import { TextField } from "../../../ui/field/TextField";
import { tooLong } from "../../../ui/field/tooLong";
import { useModuleEditing } from "./ModuleEditing";

/** What the owner calls a module, so that she finds it among others. Visitors do not see it. */
export function ModuleLabel({ module }: { module: ContentModule }) {
  const { change } = useModuleEditing();
  const { label = "", ...unnamed } = module;
  const field = useRef<HTMLInputElement>(null);
  const isNew = useRef(!label);
  // It was just asked for.
  useEffect(() => {
    if (isNew.current) field.current?.focus();
  }, []);
  return (
    <TextField
      ref={field}
      label="Label (only you see it)"
      errorMessage={tooLong(label, longestLabel)}
      value={label}
      onChange={({ target }) => change(target.value ? { ...module, label: target.value } : unnamed)}
    />
  );
}
