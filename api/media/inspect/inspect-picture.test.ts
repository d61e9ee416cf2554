import { expect, test } from "vitest";
import { inspectPicture } from "./inspect-picture.ts";

const drawing = (width: number, height: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
      <rect width="100%" height="100%" fill="#1d4f91"/>
    </svg>`,
  );

test("a drawing has the size of its viewBox, and the colors of any other scale", async () => {
  const small = await inspectPicture(drawing(200, 120));
  const large = await inspectPicture(drawing(20_000, 12_000));
  expect(large).toEqual({ ...small, width: 20_000, height: 12_000 });
});

test("a drawing that cannot be drawn small is refused", async () => {
  await expect(inspectPicture(drawing(1_000_000, 1_000_000))).rejects.toThrow("pixel limit");
});
