import { type ModuleType, moduleTypes } from "./moduleTypes";
import "./ModuleTypeName.css";

/** The name of a module type. Where the documented name differs, that follows in small letters. */
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
