import { useState } from "react";
import { Button } from "react-aria-components/Button";
import { type Color, ColorArea, ColorThumb, parseColor } from "react-aria-components/ColorArea";
import { ColorSlider, SliderTrack } from "react-aria-components/ColorSlider";
import { Dialog, DialogTrigger, Popover } from "react-aria-components/Popover";
import "./ColorPicker.css";

type Props = {
  /** The purpose of the colour, for the accessible name. */
  label: string;
  /** The colour as hex with a leading #. Null while no colour is known. */
  value: string | null;
  onChange: (value: string) => void;
};

/** A button in the chosen colour that opens a dialog with controls for the colour. */
export function ColorPicker({ label, value, onChange }: Props) {
  return (
    <DialogTrigger>
      <Button
        className="color-picker-swatch"
        aria-label={`Choose a color: ${label}`}
        style={{ "--swatch": value ?? "transparent" }}
      />
      <Popover className="color-picker-popover floating" placement="bottom start" offset={10}>
        <Dialog className="color-picker-dialog stack-wide" aria-label={`Choose a color: ${label}`}>
          <ColorAdjuster initialValue={value ?? "#808080"} onChange={onChange} />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

type ColorAdjusterProps = {
  /** The first colour, as hex with a leading #. */
  initialValue: string;
  onChange: (value: string) => void;
};

/**
 * Controls for saturation, brightness and hue, by pointer and keyboard. The state is in HSB and not in hex,
 * because hex does not preserve the hue of black, white and grey.
 */
function ColorAdjuster({ initialValue, onChange }: ColorAdjusterProps) {
  const [color, setColor] = useState<Color>(() => parseColor(initialValue).toFormat("hsb"));
  const handleChange = (next: Color) => {
    setColor(next);
    onChange(next.toString("hex").toLowerCase());
  };
  return (
    <>
      <ColorArea
        className="color-picker-area rounded"
        colorSpace="hsb"
        xChannel="saturation"
        yChannel="brightness"
        value={color}
        onChange={handleChange}
      >
        <ColorThumb className="color-picker-thumb" />
      </ColorArea>
      <ColorSlider
        className="color-picker-hue"
        aria-label="Hue"
        colorSpace="hsb"
        channel="hue"
        value={color}
        onChange={handleChange}
      >
        <SliderTrack className="color-picker-track fill">
          <ColorThumb className="color-picker-thumb" />
        </SliderTrack>
      </ColorSlider>
    </>
  );
}
