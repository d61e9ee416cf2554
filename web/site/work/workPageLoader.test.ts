import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { expect, test } from "vitest";
import { createRouteContext } from "../../relay/route-context";
import { runLoader } from "../../relay/route-loading";
import { workPageLoader } from "./workPageLoader";

/**
 * @returns the variables of the queries that the loader sends, where the server returns this place
 * of the viewed image
 */
async function askedFor(address: string, place: number | null = null): Promise<object[]> {
  const environment = createMockEnvironment();
  const asked: object[] = [];
  for (let times = 0; times < 2; times += 1) {
    environment.mock.queueOperationResolver((operation) => {
      asked.push(operation.request.variables);
      return MockPayloadGenerator.generate(operation, {
        Query: () => ({ workImagePlace: place }),
      });
    });
  }
  const url = new URL(address, "https://ilse.example");
  await runLoader({ loader: workPageLoader }, {}, url, createRouteContext(environment));
  return asked;
}

test("the grid is as long as its address says, in whole pages", async () => {
  expect(await askedFor("/work")).toEqual([{ count: 48, tag: null }]);
  expect(await askedFor("/work?count=96")).toEqual([{ count: 96, tag: null }]);
  expect(await askedFor("/work?count=97")).toEqual([{ count: 144, tag: null }]);
  expect(await askedFor("/work?count=999999999")).toEqual([{ count: 480, tag: null }]);
});

test("the grid goes as far as the image that is viewed", async () => {
  expect(await askedFor("/work?view=7", 47)).toEqual([
    { databaseId: 7, tag: null },
    { count: 48, tag: null },
  ]);
  expect(await askedFor("/work?view=7", 48)).toEqual([
    { databaseId: 7, tag: null },
    { count: 96, tag: null },
  ]);
  expect(await askedFor("/work?view=7", 1_500)).toEqual([
    { databaseId: 7, tag: null },
    { count: 480, tag: null },
  ]);
  expect(await askedFor("/work?view=7&count=144", 48)).toEqual([
    { databaseId: 7, tag: null },
    { count: 144, tag: null },
  ]);
});

test("for an image that is gone no more is asked for than without it", async () => {
  expect(await askedFor("/work?view=9999", null)).toEqual([
    { databaseId: 9999, tag: null },
    { count: 48, tag: null },
  ]);
});

test.each(["view=0", "view=-3", "view=1e3", "view=9999999999", "count=0", "count=x"])(
  "%s asks for nothing",
  async (search) => {
    expect(await askedFor(`/work?${search}`)).toEqual([{ count: 48, tag: null }]);
  },
);
