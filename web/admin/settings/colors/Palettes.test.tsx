import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { minContrast, readabilityOf } from "../../../site/theme/themeColors";
import { fallbackColors } from "../../../site/theme/useThemeColors";
import { ContrastWarning } from "./ContrastWarning";
import { Palettes, palettes } from "./Palettes";

test("twelve palettes fill in colors that are all read", async () => {
  expect(Object.keys(palettes)).toHaveLength(12);
  const onChoose = vi.fn();
  render(<Palettes colors={fallbackColors} onChoose={onChoose} />);
  for (const name of Object.keys(palettes)) {
    await userEvent.click(screen.getByRole("button", { name }));
    const colors = onChoose.mock.lastCall?.[0];
    for (const color of [colors.textPrimary, colors.textSecondary, colors.navHover]) {
      expect(readabilityOf(colors, color).contrast).toBeGreaterThanOrEqual(minContrast);
    }
  }
});

test("the palette in use is pressed", () => {
  const [background, textPrimary, textSecondary, navHover] = palettes.Sand;
  const colors = { background: "#EFE6D8", textPrimary, textSecondary, navHover };
  expect(colors.background.toLowerCase()).toBe(background);
  render(<Palettes colors={colors} onChoose={() => {}} />);
  expect(screen.getByRole("button", { pressed: true })).toHaveTextContent("Sand");
});

const grey = { ...fallbackColors, background: "#ffffff", textPrimary: "#000000" };

test.each([
  // 4.54 : 1 on white, less on panels.
  [grey, "#767676", /Hard to read on menus and chips: its contrast is 3\.\d : 1/],
  [fallbackColors, "#757575", null],
  [{ ...fallbackColors, background: "#0f172a" }, "#757575", null],
  [{ ...fallbackColors, background: "#0f172b" }, "#757575", /Hard to read/],
])("advice on %o and %s", (colors, color, advice) => {
  render(<ContrastWarning colors={colors} color={color} onAccept={() => {}} />);
  const warning = screen.queryByText(/Hard to read/);
  if (advice === null) expect(warning).toBeNull();
  else expect(warning).toHaveTextContent(advice);
});

test("too little contrast never reads as enough", () => {
  const colors = { ...grey, background: "#ffffff" };
  for (let value = 0x50; value < 0x80; value += 1) {
    const color = `#${value.toString(16).repeat(3)}`;
    const { unmount } = render(
      <ContrastWarning colors={colors} color={color} onAccept={() => {}} />,
    );
    expect(screen.queryByText(/is 4\.5 : 1/)).toBeNull();
    unmount();
  }
});
