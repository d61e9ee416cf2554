/**
 * The first script of every page. The page can be read without scripts, so the line belongs to its
 * words and first pictures; once these are painted, the scripts named beside this one are fetched.
 */

import { keepEarlyInput } from "./early-input";

/** How long scripts wait for a picture that is slow to come, in milliseconds. */
const paintTimeout = 800;

const { entry = "", scripts = "" } =
  document.querySelector<HTMLScriptElement>("script[data-entry]")?.dataset ?? {};

function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

function arrived(picture: HTMLImageElement): Promise<void> {
  return new Promise((resolve) => {
    if (picture.complete) return resolve();
    picture.onload = picture.onerror = () => resolve();
  });
}

keepEarlyInput();

// What is not being looked at is not painted, and may as well get ready.
if (!document.hidden) {
  await nextFrame();
  const first = document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]');
  await Promise.race([
    Promise.all([...first].map(arrived)),
    new Promise((resolve) => setTimeout(resolve, paintTimeout)),
  ]);
  await nextFrame();
}
for (const href of scripts.split(" ")) {
  document.head.append(
    Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
  );
}
await import(/* @vite-ignore */ entry);
