import { expect, test, vi } from "vitest";

vi.mock("@graphql-yoga/render-graphiql", async (load) => {
  const { renderGraphiQL } = await load<typeof import("@graphql-yoga/render-graphiql")>();
  const fail = () => {
    throw new Error("out of memory");
  };
  return { renderGraphiQL: vi.fn(renderGraphiQL).mockImplementationOnce(fail) };
});

test("GraphiQL is rendered again after a failure", async () => {
  // A module of its own, because other tests of this process may have rendered the page already.
  const again: string = "./graphiql-page.ts?again";
  const { graphiqlFiles } = (await import(again)) as typeof import("./graphiql-page.ts");
  await expect(graphiqlFiles()).rejects.toThrow("out of memory");
  expect((await graphiqlFiles()).page).toContain("<title>Vitrine GraphiQL</title>");
});
