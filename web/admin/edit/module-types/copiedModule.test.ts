import { expect, test } from "vitest";
import { createModule, mediaOf } from "./contentModules";
import { copyModule, pasteModule } from "./copiedModule";
import { moduleTypeNames } from "./moduleTypes";

test.each(moduleTypeNames)("a %s is pasted as it was copied, under an id of its own", (type) => {
  const module = { ...createModule(type), label: "Tides" };
  const pasted = pasteModule(copyModule(module, false));
  expect(pasted).toEqual({ ...module, id: expect.any(String) });
  expect(pasted?.id).not.toBe(module.id);
});

test("what was copied is for nobody more where it is pasted", () => {
  const said = { audience: "public", standIn: { text: "Soon", src: "/objects/s.png" } } as const;
  const text = createModule("text");
  const access = { ...said, audience: "access" } as const;
  expect(pasteModule(copyModule({ ...text, ...said }, true))).toMatchObject(said);
  expect(pasteModule(copyModule({ ...text, ...access }, false))).toMatchObject(access);
  expect(pasteModule(copyModule(text, true))?.audience).toBe("access");
  expect(pasteModule(copyModule(text, false))?.audience).toBeUndefined();
  const strange = { ...text, standIn: { src: "https://evil.example/a.png" } };
  expect(pasteModule(copyModule(strange, false))?.standIn).toBeUndefined();
});

test.each([
  "",
  "Tides",
  "{}",
  "null",
  '{"vitrine/module":{"type":"hologram"}}',
  '{"vitrine/module":1}',
])("%s holds no module", (text) => {
  expect(pasteModule(text)).toBeNull();
});

const marked = (module: object) => JSON.stringify({ "vitrine/module": module });

test("what is pasted brings no file of another site, and nothing that its type does not know", () => {
  const evil = "https://evil.example/a.png";
  const hero = pasteModule(marked({ type: "hero-image", imageSrc: evil, caption: "Dawn", x: 1 }));
  expect(hero).toEqual({ type: "hero-image", imageSrc: "", caption: "Dawn", id: hero?.id });
  const items = [{ src: evil }, { src: "//evil.example/b.png" }, { src: "/objects/c.png" }];
  const gallery = pasteModule(marked({ type: "gallery", items }));
  expect(gallery && mediaOf(gallery)).toEqual(["/objects/c.png"]);
  const quote = pasteModule(marked({ type: "quote", text: "Again", portraitSrc: "/objects/../x" }));
  expect(quote && mediaOf(quote)).toEqual([]);
});
