import { useLocation } from "react-router";
import { TabHeading } from "./TabHeading";
import "./TabError.css";

/** Shown in place of the content of a tab that failed to load or render. The bar with the tabs stays. */
export function TabError() {
  const { pathname } = useLocation();
  return (
    <>
      <TabHeading
        title="Something went wrong"
        description="This tab could not be shown. It may work in a moment."
      />
      <p className="tab-error-ways">
        <a className="text-link" href={pathname}>
          Try again
        </a>
      </p>
    </>
  );
}
