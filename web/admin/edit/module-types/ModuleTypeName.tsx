import { type ModuleType, moduleTypes } from "./moduleTypes";
import "./ModuleTypeName.css";

/**
 * The name of a module type. If the product document, which specifies Vitrine (record 23), calls
 * the type by another name, that name follows in small type.
 */
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
