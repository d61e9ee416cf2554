import { useState } from "react";
import {
  type Color,
  ColorArea,
  ColorSlider,
  ColorThumb,
  parseColor,
  SliderTrack,
} from "react-aria-components";

type Props = {
  /** Where it starts, as hex with a leading #. */
  initialValue: string;
  onChange: (value: string) => void;
};

/**
 * Saturation, brightness and hue by pointer and keyboard. It keeps the colour in these terms itself,
 * because hex forgets the hue of black, white and grey.
 */
export function ColorAdjuster({ initialValue, onChange }: Props) {
  const [color, setColor] = useState<Color>(() => parseColor(initialValue).toFormat("hsb"));
  const handleChange = (next: Color) => {
    setColor(next);
    onChange(next.toString("hex").toLowerCase());
  };
  return (
    <>
      <ColorArea
        className="color-picker-area"
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
        <SliderTrack className="color-picker-track">
          <ColorThumb className="color-picker-thumb" />
        </SliderTrack>
      </ColorSlider>
    </>
  );
}
