/** The line with the times of a caption. A time is hours, minutes, seconds and thousandths; hours may be left out. */
const timing =
  /^[ \t]*((?:\d{2,4}:)?[0-5]\d:[0-5]\d\.\d{3})[ \t]+-->[ \t]+((?:\d{2,4}:)?[0-5]\d:[0-5]\d\.\d{3})(?:[ \t].*)?$/;
const example = "00:01.000 --> 00:04.000";

/** The first line of a block that is not a caption. */
const otherBlock = /^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/;

/** Captions as they are stored: with `\n` at the end of each line, without a byte order mark or NUL. */
export function normalizeWebVtt(text: string): string {
  const lines = text.replace(/^\uFEFF/, "").replace(/\0/g, "\uFFFD");
  return `${lines.replace(/\r\n?/g, "\n").trimEnd()}\n`;
}

/**
 * The first fault of normalized WebVTT: its line, and what to do. Null if there is no fault. This check is
 * stricter than browsers, which silently leave out a caption that they cannot read.
 */
export function faultOfWebVtt(text: string): string | null {
  const lines = text.split("\n");
  if (!/^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? "")) {
    return "Line 1: begin with WEBVTT and an empty line.";
  }
  let count = 0;
  for (let at = lines.findIndex(isEmpty); at >= 0 && at < lines.length; at++) {
    const start = at;
    if (isEmpty(lines[start])) continue;
    while (!isEmpty(lines[at])) at++;
    const block = lines.slice(start, at);
    if (otherBlock.test(block[0] ?? "")) continue;
    const fault = faultOfCaption(block);
    if (fault) return `Line ${start + 1 + fault.line}: ${fault.text}`;
    count++;
  }
  const isLate = lines.slice(1, lines.findIndex(isEmpty)).some((line) => line.includes("-->"));
  if (isLate) return "Line 2: leave an empty line after WEBVTT.";
  return count > 0
    ? null
    : `There is no caption yet. Write its time, such as ${example}, then its text.`;
}

function isEmpty(line: string | undefined): boolean {
  return !line;
}

/** @param block the lines of a caption: its name if it has one, its time, its text */
function faultOfCaption(block: string[]): { line: number; text: string } | null {
  const line = block[0]?.includes("-->") ? 0 : 1;
  const found = timing.exec(block[line] ?? "");
  if (!found) {
    const text = block[line]?.includes("-->")
      ? `write the time as ${example}, with a point before the thousandths.`
      : `a time is missing above this text. Write it as ${example}.`;
    return { line: block[line]?.includes("-->") ? line : 0, text };
  }
  const [, from = "", to = ""] = found;
  if (secondsOf(to) <= secondsOf(from)) {
    return { line, text: `it ends at ${to}, before it begins. Give a later end.` };
  }
  const next = block.findIndex((text, index) => index > line && text.includes("-->"));
  return next < 0 ? null : { line: next, text: "leave an empty line before the next time." };
}

function secondsOf(text: string): number {
  return text.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
}
