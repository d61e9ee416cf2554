import { now, parseAbsolute, type ZonedDateTime } from "@internationalized/date";
import { type FormEvent, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { PublishForm_project$key } from "../../../__generated__/PublishForm_project.graphql";
import { paths } from "../../../paths";
import { useSiteOrigin } from "../../../site/head/useSiteOrigin";
import { Button } from "../../../ui/button/Button";
import { OptionList } from "../../../ui/choice/OptionList";
import { MomentField } from "../../../ui/date/MomentField";
import { DialogActions } from "../../../ui/dialog/DialogActions";
import { WarningList } from "../../check/WarningList";
import { usableZone } from "../../visibility/publicationTime";
import { knownVisibility } from "../../visibility/visibilities";
import { useSchedulePublication, useSetVisibility } from "../../visibility/visibilityActions";
import { actionOf, type PublishChoice, publishOptions } from "./publishChoices";
import { usePublishReview } from "./usePublishReview";
import "./PublishForm.css";

type Props = { project: PublishForm_project$key; isChanged: boolean; onDone: () => void };

/** Says what becomes visible, to whom, and at which address, and makes it so, now or at a set time. */
export function PublishForm({ project, isChanged, onDone }: Props) {
  const data = useFragment(
    graphql`
      fragment PublishForm_project on Project {
        id
        slug
        visibility
        publishAt
        publishZone
        showOnHome
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
  const [choice, setChoice] = useState<PublishChoice>(current === "DRAFT" ? "PUBLIC" : current);
  const [moment, setMoment] = useState<ZonedDateTime | null>(
    isScheduled ? parseAbsolute(publishAt, zone) : tomorrowMorning(zone),
  );
  const [fault, setFault] = useState<string>();
  const review = usePublishReview(
    id,
    choice === "LATER" ? "PUBLIC" : choice === current ? null : choice,
  );
  const visibilitySetter = useSetVisibility();
  const scheduler = useSchedulePublication();
  const isPending = review.isPending || visibilitySetter.isPending || scheduler.isPending;
  const address = useSiteOrigin() + paths.project(data.slug);

  const schedule = () => {
    if (!moment) return setFault("Choose a date and a time.");
    const publication = { publishAt: moment.toAbsoluteString(), publishZone: zone };
    review.proceed(() =>
      scheduler.schedulePublication(id, publication, { onDone, onRefused: setFault }),
    );
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (choice === "LATER") return schedule();
    if (choice === current) return onDone();
    review.proceed(() => visibilitySetter.setVisibility(id, choice, onDone));
  };
  return (
    <form className="dialog-form" onSubmit={handleSubmit} noValidate>
      <OptionList
        label="Visibility"
        value={choice}
        options={publishOptions({ current, ...data })}
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
      <div className="publish-address">
        <p className="field-label">Address</p>
        <a className="text-link" href={address} target="_blank" rel="noreferrer">
          {address}
        </a>
      </div>
      {isChanged && (
        <p className="field-description">
          What you have not saved is no part of it yet. Save Changes when you are done.
        </p>
      )}
      {review.isLacking || review.written.length > 0 ? (
        <section className="publish-warnings" aria-label="Before this goes public">
          <p role="status">
            {review.failure === undefined
              ? "These would be seen as they are. Add what is missing here, or publish anyway."
              : `What would be public could not be checked: ${review.failure}`}
          </p>
          <WarningList {...review} onDescribe={review.describe} />
        </section>
      ) : null}
      <DialogActions>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" isPending={isPending}>
          {actionOf(choice, current)}
          {review.isLacking && " anyway"}
        </Button>
      </DialogActions>
    </form>
  );
}

/** A time to begin with: nine o'clock on the next day. */
function tomorrowMorning(zone: string): ZonedDateTime {
  return now(zone).add({ days: 1 }).set({ hour: 9, minute: 0, second: 0, millisecond: 0 });
}
