import { expect, test } from "vitest";
import { startRestClient } from "../../testing/rest-client.ts";

const rest = startRestClient();
const { call } = rest;

test("tabs and quotes are made, changed, listed and removed", async () => {
  const tab = {
    name: "T",
    slug: "t",
    contentHeading: "H",
    contentText: "<p>x</p><script></script>",
  };
  const made = await call("POST", "/api/about/tabs", { body: tab });
  expect([made.statusCode, made.json()]).toMatchObject([
    201,
    { contentText: "<p>x</p>", quotesHeading: "Kind words", displayOrder: 0 },
  ]);
  const { id } = made.json();
  const quote = { tabId: id, quote: "Q", authorName: "A", authorTitle: "B", authorCompany: "C" };
  const said = (await call("POST", "/api/about/quotes", { body: quote })).json();
  expect(said).toMatchObject({ ...quote, displayOrder: 0 });
  const url = `/api/about/quotes/${said.id}`;
  expect((await call("PUT", url, { body: { quote: "R" } })).json()).toMatchObject({ quote: "R" });
  const quotes = await call("GET", `/api/about/tabs/${id}/quotes`, { cookie: "" });
  expect(quotes.json()).toMatchObject([{ id: said.id, quote: "R" }]);
  expect((await call("DELETE", url)).statusCode).toBe(204);
  expect((await call("DELETE", `/api/about/tabs/${id}`)).statusCode).toBe(204);
  expect((await call("GET", "/api/about/tabs", { cookie: "" })).json()).toEqual([]);
});

test("what was read and is sent back loses no markup; a changed text is plain unless it says", async () => {
  const url = "/api/about/content";
  const markup = { mainParagraphMarkup: 2, personalLifeMarkup: 2 };
  const body = { mainParagraph: "**A**", personalLife: "- b", ...markup };
  expect((await call("POST", url, { body })).json()).toMatchObject(body);
  const { id: _id, createdAt: _made, updatedAt: _saved, ...read } = (await call("GET", url)).json();
  expect((await call("POST", url, { body: read })).json()).toMatchObject(body);
  const { mainParagraphMarkup: _one, personalLifeMarkup: _other, ...documented } = read;
  const back = await call("POST", url, { body: { ...documented, personalLife: "**c**" } });
  expect(back.json()).toMatchObject({ ...body, personalLife: "**c**", personalLifeMarkup: 0 });
  const refused = await call("POST", url, { body: { personalLifeMarkup: 1 } });
  expect([refused.statusCode, refused.json().fields]).toMatchObject([
    400,
    { personalLifeMarkup: expect.any(String) },
  ]);
});

test("a fresh site says nothing of the owner's job and profile", async () => {
  const written = await call("POST", "/api/about/content", { body: {} });
  expect(written.json()).toMatchObject({
    mainHeading: "Leading the design of human-to-AI product experiences.",
    currentRole: "",
    linkedinUrl: "",
  });
});
