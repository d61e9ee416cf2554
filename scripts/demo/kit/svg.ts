export type Paint = {
  fill?: string;
  stroke?: string;
  width?: number;
  dash?: string;
  cap?: "butt" | "round" | "square";
  join?: "miter" | "round";
  opacity?: number;
};

export type Point = readonly [x: number, y: number];

function attributes(paint: Paint): string {
  const parts = [`fill="${paint.fill ?? "none"}"`];
  if (paint.stroke) {
    parts.push(`stroke="${paint.stroke}" stroke-width="${paint.width ?? 2}"`);
    parts.push(
      `stroke-linecap="${paint.cap ?? "butt"}" stroke-linejoin="${paint.join ?? "miter"}"`,
    );
  }
  if (paint.dash) {
    parts.push(`stroke-dasharray="${paint.dash}"`);
  }
  if (paint.opacity !== undefined) {
    parts.push(`opacity="${paint.opacity}"`);
  }
  return parts.join(" ");
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  paint: Paint,
  radius = 0,
): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" ${attributes(paint)}/>`;
}

export function circle(x: number, y: number, radius: number, paint: Paint): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" ${attributes(paint)}/>`;
}

export function ellipse(
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  paint: Paint,
): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${radiusX}" ry="${radiusY}" ${attributes(paint)}/>`;
}

export function line(x1: number, y1: number, x2: number, y2: number, paint: Paint): string {
  return `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" ${attributes(paint)}/>`;
}

export function path(data: string, paint: Paint): string {
  return `<path d="${data}" ${attributes(paint)}/>`;
}

export function polygon(points: readonly Point[], paint: Paint): string {
  return path(`${polylineData(points)}Z`, paint);
}

export function polylineData(points: readonly Point[]): string {
  return points
    .map(([x, y], index) => `${index === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join("");
}

/** A Catmull-Rom curve through all points, as path data. */
export function curveData(points: readonly Point[], tension = 6): string {
  const at = (index: number): Point =>
    points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0];
  let data = `M${at(0)[0].toFixed(1)} ${at(0)[1].toFixed(1)}`;
  for (let index = 0; index < points.length - 1; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const controls = [
      from[0] + (to[0] - before[0]) / tension,
      from[1] + (to[1] - before[1]) / tension,
      to[0] - (after[0] - from[0]) / tension,
      to[1] - (after[1] - from[1]) / tension,
      ...to,
    ];
    data += `C${controls.map((value) => value.toFixed(1)).join(" ")}`;
  }
  return data;
}

export function arcData(
  x: number,
  y: number,
  radius: number,
  fromDegrees: number,
  toDegrees: number,
): string {
  const at = (degrees: number) => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return `${(x + radius * Math.cos(angle)).toFixed(2)} ${(y + radius * Math.sin(angle)).toFixed(2)}`;
  };
  const large = toDegrees - fromDegrees > 180 ? 1 : 0;
  return `M${at(fromDegrees)}A${radius} ${radius} 0 ${large} 1 ${at(toDegrees)}`;
}

export type Placement = {
  x?: number;
  y?: number;
  scale?: number;
  rotate?: number;
  opacity?: number;
};

export function group(
  content: string,
  { x = 0, y = 0, scale = 1, rotate = 0, opacity = 1 }: Placement,
): string {
  const transform = `translate(${x} ${y}) rotate(${rotate}) scale(${scale})`;
  return `<g transform="${transform}"${opacity === 1 ? "" : ` opacity="${opacity}"`}>${content}</g>`;
}

let clipCount = 0;

export function clip(shape: string, content: string): string {
  clipCount += 1;
  const id = `clip-${clipCount}`;
  return `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${content}</g>`;
}

/** A soft shadow cast by a rounded box, built from stacked translucent boxes: far cheaper to render than a blur. */
export function softShadow(
  x: number,
  y: number,
  w: number,
  h: number,
  radius: number,
  spread: number,
  strength = 0.22,
): string {
  const steps = 14;
  let boxes = "";
  for (let step = 0; step < steps; step += 1) {
    const grow = spread * (1 - step / steps);
    const top = y + spread * 0.45 - grow;
    boxes += rect(
      x - grow,
      top,
      w + grow * 2,
      h + grow * 2,
      { fill: "#000", opacity: (strength * 2 * (step + 1)) / (steps * (steps + 1)) },
      radius + grow,
    );
  }
  return boxes;
}

export function canvas(width: number, height: number, background: string, content: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `${rect(0, 0, width, height, { fill: background })}${content}</svg>`
  );
}
