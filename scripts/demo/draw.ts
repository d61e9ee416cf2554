/**
 * `npm run demo:draw`: draws the demo's pictures into api/demo/media, with a list of what they are.
 * Only needed after a drawing has changed. Words after `--` choose some.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { placeOf } from "../../api/demo/media.ts";
import { checksumOf, inspectPicture } from "../../api/media/inspect/inspect-picture.ts";
import { renderPicture } from "./picture.ts";
import { pictures } from "./pictures.ts";

const folder = new URL("../../api/demo/media/", import.meta.url);
const list = new URL("pictures.json", folder);
const chosen = process.argv.slice(2);

const known: Record<string, object> = JSON.parse(await readFile(list, "utf8").catch(() => "{}"));
const drawn: Record<string, object | undefined> = {};
for (const [name, picture] of Object.entries(pictures)) {
  drawn[name] = known[name];
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const bytes = await renderPicture(picture);
  const place = new URL(placeOf(`${name}.webp`), folder);
  await mkdir(new URL(".", place), { recursive: true });
  await writeFile(place, bytes);
  drawn[name] = {
    altText: picture.alt,
    ...(await inspectPicture(bytes)),
    byteSize: bytes.length,
    checksum: checksumOf(bytes),
  };
  console.log(`${name}.webp  ${Math.round(bytes.length / 1000)} kB`);
}
await writeFile(list, `${JSON.stringify(drawn, null, 2)}\n`);
