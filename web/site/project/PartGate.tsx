import { use } from "react";
import { useRevalidator } from "react-router";
import { PortfolioGate } from "../access/PortfolioGate";
import { ModuleWatch } from "./ModuleWatch";

/** Stands where a part of a project is withheld. The right password puts that in its place. */
export function PartGate({ onEnter }: { onEnter: () => void }) {
  const { revalidate } = useRevalidator();
  const isPreviewed = use(ModuleWatch) !== null;
  const handleUnlocked = () => {
    onEnter();
    return revalidate();
  };
  return (
    <div className="project-gate" inert={isPreviewed}>
      <PortfolioGate isOfPart onUnlocked={handleUnlocked} />
    </div>
  );
}
