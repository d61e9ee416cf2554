import { Button, Dialog, DialogTrigger, Popover } from "react-aria-components";
import { ColorAdjuster } from "./ColorAdjuster";
import "./ColorPicker.css";

type Props = {
  /** What the colour is for. */
  label: string;
  /** As hex with a leading #. Null while there is none to show. */
  value: string | null;
  onChange: (value: string) => void;
};

/** A swatch that opens the means to choose a colour by eye. */
export function ColorPicker({ label, value, onChange }: Props) {
  return (
    <DialogTrigger>
      <Button
        className="color-picker-swatch"
        aria-label={`Choose a colour: ${label}`}
        style={{ "--swatch": value ?? "transparent" }}
      />
      <Popover className="color-picker-popover" placement="bottom start" offset={10}>
        <Dialog className="color-picker-dialog" aria-label={`Choose a colour: ${label}`}>
          <ColorAdjuster initialValue={value ?? "#808080"} onChange={onChange} />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
