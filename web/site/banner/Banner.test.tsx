import { screen } from "@testing-library/react";
import { graphql, useLazyLoadQuery } from "react-relay";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { expect, test } from "vitest";
import type { BannerTestQuery } from "../../__generated__/BannerTestQuery.graphql";
import { renderWithRelay } from "../../testing/renderWithRelay";
import { Banner } from "./Banner";

function TestBanner() {
  const { banner } = useLazyLoadQuery<BannerTestQuery>(
    graphql`
      query BannerTestQuery {
        banner {
          ...Banner_banner
        }
      }
    `,
    {},
  );
  return banner && <Banner banner={banner} />;
}

function renderBanner(banner: { isActive: boolean; content: string }) {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, { Banner: () => banner }),
  );
  renderWithRelay(<TestBanner />, environment);
}

test("an active banner shows its content", () => {
  renderBanner({ isActive: true, content: "Back in March." });
  expect(screen.getByRole("complementary", { name: "Notice" })).toHaveTextContent("Back in March.");
});

test("an inactive banner shows nothing", () => {
  renderBanner({ isActive: false, content: "Back in March." });
  expect(screen.queryByRole("complementary")).toBeNull();
});
