import { now, parseAbsolute, type ZonedDateTime } from "@internationalized/date";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { UpdateProjectInput } from "../../../__generated__/fetchWarningsQuery.graphql";
import type { PublishForm_project$key } from "../../../__generated__/PublishForm_project.graphql";
import { useHasUploads } from "../../../media/uploader/useUploadWarning";
import { paths } from "../../../paths";
import { useSiteOrigin } from "../../../site/head/useSiteOrigin";
import { Button } from "../../../ui/button/Button";
import { Checkbox } from "../../../ui/checkbox/Checkbox";
import { OptionList } from "../../../ui/choice/OptionList";
import { MomentField } from "../../../ui/date/MomentField";
import { DialogActions } from "../../../ui/dialog/DialogActions";
import type { ToastOptions } from "../../../ui/toast/showToast";
import { WarningList } from "../../check/WarningList";
import type { UserErrors } from "../../editing/useSubmission";
import { ProtectionField } from "../../projects/ProtectionField";
import { useProtectProject } from "../../projects/projectActions";
import { usableZone } from "../../visibility/publicationTime";
import {
  actionOf,
  type PublishChoice,
  publishOptions,
  shows,
} from "../../visibility/publishChoices";
import { knownVisibility } from "../../visibility/visibilities";
import {
  scheduleNotice,
  useSetVisibility,
  visibilityNotice,
} from "../../visibility/visibilityActions";
import { projectFields } from "../model/projectFields";
import { usePublishReview } from "./usePublishReview";
import "./PublishForm.css";

/** The values that are published: those of the editor's form, or of the saved project. */
export type PublishedForm = {
  /** The names of the fields and sections with unsaved changes. */
  changed: readonly string[];
  showOnHome: boolean;
  hasWorkImages: boolean;
  isPending: boolean;
  /** The input that a save would send. */
  inputOf: (change: HomeChange) => UpdateProjectInput;
  /** Saves and publishes in one request: both are done, or neither. */
  publish: (change: HomeChange, publication: Publication, outcome: PublishOutcome) => void;
};

type HomeChange = { showOnHome: boolean };

/** Who can see the project, from when on, and whether the password is needed. */
export type Publication = Pick<
  UpdateProjectInput,
  "visibility" | "publishAt" | "publishZone" | "isPasswordProtected"
>;

export type PublishOutcome = {
  notice: ToastOptions;
  onPublished: () => void;
  /** @returns whether it handled the errors; otherwise a notice shows them */
  onRefused: (errors: UserErrors) => boolean;
};

type Props = {
  project: PublishForm_project$key;
  form: PublishedForm;
  /** The option that is chosen at first. */
  wanted?: PublishChoice;
  /** A note about unsaved changes that would not be published, because they are only in a draft. */
  leftOut?: ReactNode;
  onCancel: () => void;
  onDone: () => void;
};

/** Shows who will see the project, and at which address, and publishes the project now or at a set time. */
export function PublishForm({ project, form, wanted, leftOut, onCancel, onDone }: Props) {
  const data = useFragment(
    graphql`
      fragment PublishForm_project on Project {
        id
        slug
        visibility
        publishAt
        publishZone
        isPasswordProtected
      }
    `,
    project,
  );
  const { id, publishAt } = data;
  const visibility = knownVisibility(data.visibility);
  const isScheduled = visibility === "DRAFT" && publishAt != null;
  const current: PublishChoice = isScheduled ? "LATER" : visibility;
  const zone = usableZone(isScheduled ? data.publishZone : null);
  const [choice, setChoice] = useState<PublishChoice>(
    wanted ?? (current === "DRAFT" ? "PUBLIC" : current),
  );
  const [showOnHome, setShowOnHome] = useState(form.showOnHome);
  const [isPasswordProtected, setProtected] = useState(data.isPasswordProtected);
  const [moment, setMoment] = useState<ZonedDateTime | null>(
    isScheduled ? parseAbsolute(publishAt, zone) : tomorrowMorning(zone),
  );
  const [fault, setFault] = useState<string>();
  const missing = useRef<HTMLElement>(null);
  const hasUploads = useHasUploads();
  const isPublic = choice === "PUBLIC" || choice === "LATER";
  // The form's unsaved values are sent only with a publication.
  const saves = shows(choice, current);
  const asksForHome = saves && isPublic;
  const change = { showOnHome: asksForHome ? showOnHome : form.showOnHome };
  const asksForPassword = choice !== "DRAFT";
  const isProtecting = asksForPassword && isPasswordProtected !== data.isPasswordProtected;
  const protection = isProtecting ? { isPasswordProtected } : {};
  const input = form.inputOf(change);
  const review = usePublishReview(
    saves
      ? {
          ...input,
          visibility: isPublic ? "PUBLIC" : "UNLISTED",
          isPasswordProtected,
        }
      : isProtecting
        ? { id, isPasswordProtected }
        : null,
  );
  const protectProject = useProtectProject();
  const visibilitySetter = useSetVisibility();
  const isPending = review.isPending || form.isPending || visibilitySetter.isPending;
  const address = useSiteOrigin() + paths.project((saves && input.slug) || data.slug);

  /** Publishes the project as chosen here, and saves the form's unsaved changes with it. */
  const publish = (publication: Publication, notice: ToastOptions) =>
    review.proceed(() =>
      form.publish(
        change,
        { ...publication, ...protection },
        {
          notice,
          onPublished: onDone,
          onRefused: ([refusal]) => {
            if (refusal?.field !== "publishAt") return false;
            setFault(refusal.message);
            return true;
          },
        },
      ),
    );
  const changeProtection = () => {
    if (!isProtecting) return onCancel();
    review.proceed(() => {
      protectProject(id, isPasswordProtected);
      onDone();
    });
  };
  const schedule = () => {
    if (!moment) return setFault("Choose a date and a time.");
    const publishAt = moment.toAbsoluteString();
    publish({ publishAt, publishZone: zone }, scheduleNotice(publishAt, zone));
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (choice === "LATER") return schedule();
    if (choice === current) return changeProtection();
    if (saves) {
      return publish({ visibility: choice }, visibilityNotice(choice, isPasswordProtected));
    }
    review.proceed(() =>
      visibilitySetter.setVisibility(id, { visibility: choice, ...protection }, onDone),
    );
  };
  return (
    <form className="dialog-form stack-widest" onSubmit={handleSubmit} noValidate>
      <OptionList
        label="Visibility"
        value={choice}
        options={publishOptions({ current, ...form, ...change, isPasswordProtected })}
        onChange={setChoice}
      >
        {choice === "LATER" && (
          <MomentField
            label="Date and time"
            description={`Time in ${zone.replaceAll("_", " ")}`}
            errorMessage={fault}
            value={moment}
            earliest={now(zone)}
            onChange={(value) => {
              setMoment(value);
              setFault(undefined);
            }}
          />
        )}
      </OptionList>
      {asksForHome && (
        <Checkbox isSelected={showOnHome} onChange={setShowOnHome}>
          {projectFields.showOnHome.label}
        </Checkbox>
      )}
      {asksForPassword && (
        <ProtectionField isProtected={isPasswordProtected} onChange={setProtected} />
      )}
      <div className="publish-address stack-tight small">
        <p className="field-label">Address</p>
        <a className="text-link" href={address} target="_blank" rel="noreferrer">
          {address}
        </a>
      </div>
      {form.changed.length > 0 && (
        <p className="field-description">
          {saves
            ? `Not saved yet, and saved with it: ${form.changed.join(", ")}.`
            : "Your unsaved changes are not part of it yet. Save Changes when you are done."}
        </p>
      )}
      {saves && leftOut && <p className="field-description">{leftOut}</p>}
      {saves && hasUploads && (
        <p className="field-description" role="status">
          Files are still being uploaded. What has not arrived is not part of it.
        </p>
      )}
      {review.isLacking || review.written.length > 0 ? (
        <section className="stack-wide" aria-label="Before this goes public" ref={missing}>
          <p role="status">
            {review.failure === undefined
              ? "These would be seen as they are. Add what is missing here, or publish anyway."
              : `What would be public could not be checked: ${review.failure}`}
          </p>
          <WarningList {...review} onDescribe={review.describe} />
        </section>
      ) : null}
      <DialogActions
        onCancel={onCancel}
        note={
          review.isLacking && (
            <button
              type="button"
              className="text-link"
              onClick={() => missing.current?.scrollIntoView({ block: "start" })}
            >
              {lackingIn(review)}
            </button>
          )
        }
      >
        <Button type="submit" variant="primary" isPending={isPending}>
          {choice === current && isProtecting ? "Save" : actionOf(choice, current)}
          {review.isLacking && " anyway"}
        </Button>
      </DialogActions>
    </form>
  );
}

/**
 * A text beside the publish button about open warnings, because the list of warnings may be out of
 * view.
 */
function lackingIn({ warnings, written, failure }: ReturnType<typeof usePublishReview>): string {
  if (failure !== undefined) return "It could not be checked";
  return `See what is missing (${warnings.length - written.length})`;
}

/** The proposed time: nine o'clock on the next day. */
function tomorrowMorning(zone: string): ZonedDateTime {
  return now(zone).add({ days: 1 }).set({ hour: 9, minute: 0, second: 0, millisecond: 0 });
}
