import { toZoned, type ZonedDateTime } from "@internationalized/date";
import { Button } from "react-aria-components/Button";
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from "react-aria-components/Calendar";
import { DateInput, DatePicker, DateSegment } from "react-aria-components/DatePicker";
import { Dialog } from "react-aria-components/Dialog";
import { FieldError } from "react-aria-components/FieldError";
import { Group } from "react-aria-components/Group";
import { Label } from "react-aria-components/Label";
import { Popover } from "react-aria-components/Popover";
import { Text } from "react-aria-components/Text";
import { CalendarIcon, ChevronDownIcon } from "../icon/icons";
import "./MomentField.css";

type Props = {
  label: string;
  description: string;
  errorMessage?: string | undefined;
  value: ZonedDateTime | null;
  /** The earliest moment that can be chosen. All values have its time zone. */
  earliest: ZonedDateTime;
  onChange: (value: ZonedDateTime | null) => void;
};

/** A date and a time in a time zone, typed part by part or chosen from a calendar. */
export function MomentField(props: Props) {
  const { label, description, errorMessage, value, earliest, onChange } = props;
  return (
    <DatePicker
      className="moment-field stack-close"
      value={value}
      // A value that the browser fills in by itself has no time zone.
      onChange={(next) => onChange(next && toZoned(next, earliest.timeZone))}
      minValue={earliest}
      // The owner enters minutes. A value with seconds shows them, so that an edit does not lose
      // them.
      granularity={value && value.second !== 0 ? "second" : "minute"}
      hideTimeZone
      shouldForceLeadingZeros
      isInvalid={errorMessage !== undefined}
      validationBehavior="aria"
    >
      <Label className="field-label">{label}</Label>
      <Group className="moment-field-group">
        <DateInput className="moment-field-input">
          {(segment) => <DateSegment className="moment-field-segment" segment={segment} />}
        </DateInput>
        <Button className="moment-field-button">
          <CalendarIcon />
        </Button>
      </Group>
      <Text slot="description" className="field-description">
        {description}
      </Text>
      <FieldError className="field-error">{errorMessage}</FieldError>
      <Popover className="moment-field-popover floating" placement="bottom end" offset={6}>
        <Dialog className="moment-field-dialog">
          <Calendar>
            <header className="bar">
              <Button slot="previous" className="moment-field-month" data-direction="previous">
                <ChevronDownIcon />
              </Button>
              <CalendarHeading className="moment-field-heading" />
              <Button slot="next" className="moment-field-month" data-direction="next">
                <ChevronDownIcon />
              </Button>
            </header>
            <CalendarGrid className="moment-field-days">
              <CalendarGridHeader>
                {(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}
              </CalendarGridHeader>
              <CalendarGridBody>
                {(date) => <CalendarCell className="moment-field-day" date={date} />}
              </CalendarGridBody>
            </CalendarGrid>
          </Calendar>
        </Dialog>
      </Popover>
    </DatePicker>
  );
}
