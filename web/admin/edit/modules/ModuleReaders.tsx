import { maxStandIn } from "../../../../content/declare-module";
import { OptionList } from "../../../ui/choice/OptionList";
import { TextAreaField } from "../../../ui/field/TextAreaField";
import { tooLong } from "../../../ui/field/tooLong";
import { moduleMediaTypes } from "../../library/files/FilePicker";
import { PasswordNote } from "../../projects/PasswordNote";
import { MediaField } from "../images/MediaField";
import type { ContentModule } from "../module-types/moduleTypes";
import { useModuleEditing } from "./ModuleEditing";
import "./ModuleReaders.css";

const audiences = [
  {
    value: "project",
    label: "As the project",
    description: "Everyone, or those with the password while the project is protected.",
  },
  { value: "public", label: "Everyone", description: "Also while the project is protected." },
  {
    value: "access",
    label: "With the password",
    description:
      "Everyone else sees a gate here, and above it the text or picture that you show instead.",
  },
] as const;

/** Short names of audiences, for the card of a module. */
const shortNames = { public: "Everyone", access: "Password" } as const;

/** The fields for the audience of a module, and for the stand-in that other viewers see instead. */
export function ModuleReaders({ module }: { module: ContentModule }) {
  const { change } = useModuleEditing();
  const { audience = "project", standIn = {} } = module;
  const standFor = (next: { text?: string; src?: string }) => {
    const { standIn: _, ...rest } = module;
    const { text, src } = { ...standIn, ...next };
    const isSaid = Boolean(text || src);
    change({ ...rest, ...(isSaid && { standIn: { ...(text && { text }), ...(src && { src }) } }) });
  };
  return (
    <OptionList
      label="Who sees it"
      value={audience}
      options={audiences}
      onChange={(next) => {
        const { audience: _, ...rest } = module;
        change(next === "project" ? rest : { ...rest, audience: next });
      }}
    >
      {audience === "access" && (
        <div className="module-readers stack-wider">
          <p className="field-description">
            <PasswordNote subject="It" />
          </p>
          <TextAreaField
            label="Shown instead (optional)"
            rows={2}
            errorMessage={tooLong(standIn.text ?? "", maxStandIn)}
            value={standIn.text ?? ""}
            onChange={({ target }) => standFor({ text: target.value })}
          />
          <MediaField
            label="Picture shown instead"
            src={standIn.src ?? ""}
            accept={moduleMediaTypes}
            emptyLabel="Click to upload a picture to show instead"
            replaceLabel="Replace picture"
            onChange={(src) => standFor({ src })}
          />
          <p className="field-description">
            Everyone gets that picture whole. Choose another one, not this one blurred.
          </p>
        </div>
      )}
    </OptionList>
  );
}

/** The name of the audience on the card of a module. Null for the default, the audience of the project. */
export function readersOf({ audience }: ContentModule): string | null {
  return audience ? shortNames[audience] : null;
}
