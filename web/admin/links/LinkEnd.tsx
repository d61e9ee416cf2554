import { now, parseAbsolute } from "@internationalized/date";
import { Checkbox } from "../../ui/checkbox/Checkbox";
import { MomentField } from "../../ui/date/MomentField";
import { browserZone } from "../visibility/publicationTime";
import { daysAfter, defaultDays, linkLabels } from "./linkValues";

type Props = {
  /** The time at which the link expires, in ISO 8601. Null if it does not expire. */
  value: string | null;
  errorMessage: string | undefined;
  onChange: (value: string | null) => void;
};

/** The field for the time at which a link expires, and the checkbox for a link that does not expire. */
export function LinkEnd({ value, errorMessage, onChange }: Props) {
  const zone = browserZone();
  return (
    <>
      {value !== null && (
        <MomentField
          label={linkLabels.expiresAt}
          description="From then on it opens nothing. You can extend it."
          errorMessage={errorMessage}
          value={parseAbsolute(value, zone)}
          earliest={now(zone)}
          onChange={(moment) => moment && onChange(moment.toDate().toISOString())}
        />
      )}
      <Checkbox
        isSelected={value === null}
        onChange={(isOpenEnded) =>
          onChange(isOpenEnded ? null : daysAfter(new Date(), defaultDays))
        }
      >
        Works until I revoke it
      </Checkbox>
    </>
  );
}
