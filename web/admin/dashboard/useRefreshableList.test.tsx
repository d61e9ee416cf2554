import { act, renderHook } from "@testing-library/react";
import { RelayEnvironmentProvider } from "react-relay";
import { createOperationDescriptor, getRequest, graphql } from "relay-runtime";
import { createMockEnvironment } from "relay-test-utils";
import { expect, test } from "vitest";
import { useRefreshableList } from "./useRefreshableList";

const publicPage = graphql`
  query useRefreshableListTestQuery {
    projects(first: 1) {
      totalCount
    }
  }
`;

function open() {
  const environment = createMockEnvironment();
  const { result } = renderHook(() => useRefreshableList("client:connection", 24), {
    wrapper: ({ children }) => (
      <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
    ),
  });
  const counts: unknown[] = [];
  const respond = () =>
    act(async () => {
      const operation = environment.mock.getMostRecentOperation();
      counts.push(operation.request.variables.count);
      environment.mock.reject(operation, new Error("Out of reach"));
    });
  return { environment, list: result.current, counts, respond };
}

test("after an action, public pages that were open before load their data again", () => {
  const { environment, list } = open();
  const operation = createOperationDescriptor(getRequest(publicPage), {});
  environment.retain(operation);
  environment.commitPayload(operation, { projects: { totalCount: 4 } });
  expect(environment.check(operation).status).toBe("available");
  list.refresh();
  expect(environment.check(operation).status).toBe("stale");
});

test("a refresh never fails", async () => {
  const { list, counts, respond } = open();
  const refreshed = list.refresh();
  await respond();
  await refreshed;
  expect(counts).toEqual([25]);
});
