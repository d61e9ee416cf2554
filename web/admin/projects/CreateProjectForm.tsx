import { type FormEvent, useRef, useState } from "react";
import { Button } from "../../ui/button/Button";
import { DialogActions } from "../../ui/dialog/DialogActions";
import { TextField } from "../../ui/field/TextField";
import { useUnsaved } from "../../ui/unsaved/unsavedForms";
import { slugOf } from "./slugOf";
import { type ProjectFaults, useCreateProject } from "./useCreateProject";

type Props = { onDone: () => void };

/** Name and slug of a new project. The slug follows the name until it is written by hand. */
export function CreateProjectForm({ onDone }: Props) {
  const [name, setName] = useState("");
  const [slug, setSlug] = useState<string | null>(null);
  const [faults, setFaults] = useState<ProjectFaults>({});
  const nameField = useRef<HTMLInputElement>(null);
  const slugField = useRef<HTMLInputElement>(null);
  const refuse = (found: ProjectFaults) => {
    setFaults(found);
    (found.name ? nameField : slugField).current?.focus();
  };
  const { createProject, isPending } = useCreateProject({ onCreated: onDone, onRefused: refuse });
  const currentSlug = slug ?? slugOf(name);

  useUnsaved(name !== "" || currentSlug !== "");

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const missing: ProjectFaults = {
      ...(!name.trim() && { name: "Name is required" }),
      ...(!currentSlug.trim() && { slug: "Slug is required" }),
    };
    if (missing.name || missing.slug) refuse(missing);
    else createProject({ name, slug: currentSlug });
  };
  return (
    <form className="dialog-form" onSubmit={handleSubmit} noValidate>
      <TextField
        ref={nameField}
        label="Project Name"
        name="name"
        autoComplete="off"
        errorMessage={faults.name}
        value={name}
        onChange={(event) => {
          setName(event.target.value);
          setFaults({});
        }}
      />
      <TextField
        ref={slugField}
        label="Slug"
        name="slug"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        description={`The page will be at /project/${currentSlug || "…"}`}
        errorMessage={faults.slug}
        value={currentSlug}
        onChange={(event) => {
          setSlug(event.target.value);
          setFaults({});
        }}
      />
      <DialogActions>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" isPending={isPending}>
          {isPending ? "Creating..." : "Create Project"}
        </Button>
      </DialogActions>
    </form>
  );
}
