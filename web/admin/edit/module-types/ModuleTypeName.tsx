import { type ModuleType, moduleTypes } from "./moduleTypes";
import "./ModuleTypeName.css";

/** The name of a module type, and beside it in small the documented one where it differs. */
export function ModuleTypeName({ type }: { type: ModuleType }) {
  const { label, documentedAs } = moduleTypes[type].definition;
  return (
    <>
      {label}
      {documentedAs && (
        <>
          {" "}
          <small className="module-type-documented">{documentedAs}</small>
        </>
      )}
    </>
  );
}
