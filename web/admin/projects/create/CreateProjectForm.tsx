import { type FormEvent, useEffect, useRef, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { slugOf } from "../../../../words/slug-of";
import { useSiteLanguage } from "../../../site/layout/useSiteLanguage";
import { Button } from "../../../ui/button/Button";
import { ChoiceGroup } from "../../../ui/choice/ChoiceGroup";
import { DialogActions } from "../../../ui/dialog/DialogActions";
import { TextField } from "../../../ui/field/TextField";
import { useUnsaved } from "../../../ui/unsaved/unsavedForms";
import {
  type KnownVisibility,
  visibilities,
  visibilityNames,
  visibilityWords,
} from "../../visibility/visibilities";
import { ProtectionField } from "../ProtectionField";
import { type ProjectFaults, useCreateProject } from "../projectActions";
import { fetchFormerHolder, fetchNumberedSlug } from "./fetchSlugHolder";
import { randomEnding, withEnding } from "./hardToGuess";
import { describeNewAddress, isPossible } from "./newAddress";
import { useSlugHolder } from "./useSlugHolder";
import "./CreateProjectForm.css";

type Props = { onCancel: () => void; onCreated: (databaseId: number) => void };

const visibilityOptions = visibilities.map((value) => ({ value, label: visibilityNames[value] }));

/** The error for a slug that another project had before. A second press of the button accepts the slug. */
const formerAddress = (name: string) =>
  `“${name}” was at this address before, and its old links will lead to the new project. Choose another slug, or create the project nevertheless.`;

/**
 * The name, slug, visibility and protection of a new project. The slug follows the name until the owner
 * changes it. If the name has no Latin letters, the slug is "project" with a number. The slug proposed for
 * an unlisted project has a random ending.
 */
export function CreateProjectForm({ onCancel, onCreated }: Props) {
  const [name, setName] = useState("");
  const [slug, setSlug] = useState<string | null>(null);
  const [visibility, setVisibility] = useState<KnownVisibility>("DRAFT");
  const [isPasswordProtected, setProtected] = useState(false);
  const [ending] = useState(randomEnding);
  const [numberedSlug, setNumberedSlug] = useState("");
  const [slugWarnedOf, setSlugWarnedOf] = useState<string | null>(null);
  const [isChecking, setChecking] = useState(false);
  const environment = useRelayEnvironment();
  const language = useSiteLanguage();
  const [faults, setFaults] = useState<ProjectFaults>({});
  const nameField = useRef<HTMLInputElement>(null);
  const slugField = useRef<HTMLInputElement>(null);
  const refuse = (found: ProjectFaults) => {
    setFaults(found);
    (found.name ? nameField : slugField).current?.focus();
  };
  const creation = useCreateProject({ onCreated, onRefused: refuse });
  const isPending = creation.isPending || isChecking;
  const slugOfName = slugOf(name, language);
  const isWithoutLatin = /\p{L}/u.test(name) && slugOfName === "";
  const proposedSlug = isWithoutLatin ? numberedSlug : slugOfName;
  // Everybody who has the address of an unlisted project can see the project, so the address has to be hard
  // to guess.
  const isGuarded = visibility === "UNLISTED" && proposedSlug !== "";
  const currentSlug = slug ?? (isGuarded ? withEnding(proposedSlug, ending) : proposedSlug);

  const isAsked = isPossible(currentSlug) && !isPending && !creation.isCreated;
  const holder = useSlugHolder(isAsked ? currentSlug : null);
  const possibleSlug = isPossible(currentSlug) ? "" : slugOf(currentSlug, language);
  const writeSlug = (written: string) => {
    setSlug(written);
    setFaults({});
  };

  useEffect(() => {
    if (!isWithoutLatin) return;
    // If the request fails, the owner writes the slug.
    fetchNumberedSlug(environment).then(setNumberedSlug, () => {});
  }, [environment, isWithoutLatin]);

  useUnsaved(!creation.isCreated && (name !== "" || currentSlug !== ""));

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const missing: ProjectFaults = {
      ...(!name.trim() && { name: "Name is required" }),
      ...(!currentSlug.trim() && { slug: "Slug is required" }),
    };
    if (missing.name || missing.slug) refuse(missing);
    else checkAndCreate();
  };
  const checkAndCreate = async () => {
    if (slugWarnedOf !== currentSlug) {
      setChecking(true);
      // The check only warns. If its request fails, the project is created without the warning.
      const holder = await fetchFormerHolder(environment, currentSlug).catch(() => null);
      setChecking(false);
      if (holder) {
        setSlugWarnedOf(currentSlug);
        return refuse({ slug: formerAddress(holder) });
      }
    }
    creation.createProject({ name, slug: currentSlug, visibility, isPasswordProtected });
  };
  return (
    <form className="dialog-form stack-widest" onSubmit={handleSubmit} noValidate>
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
      <div className="create-project-slug stack-close">
        <TextField
          ref={slugField}
          label="Slug"
          name="slug"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          description={describeNewAddress(currentSlug, holder)}
          errorMessage={faults.slug}
          value={currentSlug}
          onChange={({ target }) => writeSlug(target.value)}
        />
        {possibleSlug !== "" && (
          <Button size="small" onClick={() => writeSlug(possibleSlug)}>
            Use “{possibleSlug}”
          </Button>
        )}
      </div>
      <div className="create-project-visibility stack-close">
        <ChoiceGroup
          label="Visibility"
          value={visibility}
          options={visibilityOptions}
          onChange={setVisibility}
        />
        <p className="field-description" aria-live="polite">
          {visibilityWords[visibility]}
        </p>
      </div>
      <ProtectionField isProtected={isPasswordProtected} onChange={setProtected} />
      <DialogActions onCancel={onCancel}>
        <Button type="submit" variant="primary" isPending={isPending}>
          {isPending ? "Creating..." : "Create Project"}
        </Button>
      </DialogActions>
    </form>
  );
}
