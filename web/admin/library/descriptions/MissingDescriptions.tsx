import { Suspense } from "react";
import { Skeleton } from "../../../ui/skeleton/Skeleton";
import { PanelBoundary } from "../../layout/PanelBoundary";
import { DescriptionList } from "./DescriptionList";

/** All missing descriptions of the site. */
export function MissingDescriptions() {
  return (
    <PanelBoundary message="What is missing could not be loaded.">
      {(attempt) => (
        <Suspense fallback={<Skeleton height="320px" radius="large" />}>
          <DescriptionList attempt={attempt} />
        </Suspense>
      )}
    </PanelBoundary>
  );
}
