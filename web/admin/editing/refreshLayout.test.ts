import { Environment, Network, RecordSource, Store } from "relay-runtime";
import { expect, test } from "vitest";
import { loadedSet } from "../../words/loadedSets";
import { refreshLayout } from "./refreshLayout";

test("the frame of all pages changes its language once the texts of that are here", async () => {
  const siteWords = { __typename: "SiteWords", id: "words", language: "de", wordings: [] };
  const data = { siteWords, siteColors: null, siteLook: null, siteIdentity: null, banner: null };
  const store = new Store(new RecordSource());
  const network = Network.create(async () => ({ data: { ...data, viewer: null } }));
  const environment = new Environment({ network, store });
  const shown: string[] = [];
  const { publish } = store;
  store.publish = (source, ids) => {
    if (source.has("words")) shown.push(loadedSet("de")["menu.about"]);
    publish.call(store, source, ids);
  };
  await refreshLayout(environment);
  expect(shown).toEqual(["Über mich"]);
  expect(store.getSource().get("words")).toMatchObject({ language: "de" });
});
