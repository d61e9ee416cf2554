type Lab = [lightness: number, a: number, b: number];

/** Converts a colour in Display P3, given as red, green and blue from 0 to 255, to CIE Lab. */
export function labOf(values: number[]): Lab {
  const [r = 0, g = 0, b = 0] = values.map((value) =>
    value <= 10.31 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  const root = (light: number) =>
    light > 216 / 24_389 ? Math.cbrt(light) : ((24_389 / 27) * light + 16) / 116;
  const x = root((0.48657 * r + 0.26567 * g + 0.19822 * b) / 0.95046);
  const y = root(0.22897 * r + 0.69174 * g + 0.07929 * b);
  const z = root((0.04511 * g + 1.04394 * b) / 1.08906);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** The difference of two colours by CIEDE2000. */
export function difference([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const power = (value: number) => value ** 7 / (value ** 7 + 25 ** 7);
  const stretch = 1.5 - Math.sqrt(power((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2)) / 2;
  const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)];
  const [h1, h2] = [Math.atan2(b1, a1 * stretch), Math.atan2(b2, a2 * stretch)];
  const turn = Math.atan2(Math.sin(h2 - h1), Math.cos(h2 - h1));
  const [l, c, h] = [(l1 + l2) / 2, (c1 + c2) / 2, h1 + turn / 2];
  const degrees = (n: number, offset: number) => Math.cos(n * h + (offset * Math.PI) / 180);
  const tint =
    1 -
    0.17 * degrees(1, -30) +
    0.24 * degrees(2, 0) +
    0.32 * degrees(3, 6) -
    0.2 * degrees(4, -63);
  const hue = (((h * 180) / Math.PI + 360) % 360) - 275;
  const twist = -Math.sin((Math.PI / 3) * Math.exp(-((hue / 25) ** 2))) * 2 * Math.sqrt(power(c));
  const dl = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2));
  const dc = (c2 - c1) / (1 + 0.045 * c);
  const dh = (2 * Math.sqrt(c1 * c2) * Math.sin(turn / 2)) / (1 + 0.015 * c * tint);
  return Math.sqrt(dl ** 2 + dc ** 2 + dh ** 2 + twist * dc * dh);
}
