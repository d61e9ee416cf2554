import { useId, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { FontsPanel_siteLook$key } from "../../../__generated__/FontsPanel_siteLook.graphql";
import type { FontsPanelRemoveMutation } from "../../../__generated__/FontsPanelRemoveMutation.graphql";
import type {
  FontRole,
  FontsPanelUploadMutation,
} from "../../../__generated__/FontsPanelUploadMutation.graphql";
import { Button } from "../../../ui/button/Button";
import { Checkbox } from "../../../ui/checkbox/Checkbox";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog";
import { Panel } from "../../../ui/panel/Panel";
import { useContentSubmission } from "../../editing/useContentSubmission";
import { useFileDialog } from "../../library/files/useFileDialog";
import "./FontField.css";

type Props = { siteLook: FontsPanel_siteLook$key };

/** Fonts of the owner's own, in the place of those of the voice. */
export function FontsPanel({ siteLook }: Props) {
  const { fonts } = useFragment(
    graphql`
      fragment FontsPanel_siteLook on SiteLook {
        fonts {
          role
          family
          firstUrl
        }
      }
    `,
    siteLook,
  );
  const fontFor = (role: string) => fonts.find((font) => font.role === role) ?? null;
  return (
    <Panel
      title="Own Fonts"
      description="WOFF2 files in place of the faces of the type style. Without a license that allows subsetting, a font is served as a whole, which takes longer to arrive. Social cards stay in the face of the type style."
    >
      <FontField fontRole="DISPLAY" label="Display font" font={fontFor("DISPLAY")} />
      <FontField fontRole="TEXT" label="Text font" font={fontFor("TEXT")} />
    </Panel>
  );
}

type FontFieldProps = {
  fontRole: FontRole;
  label: string;
  /** The font of today. Null for that of the type style. */
  font: { readonly family: string; readonly firstUrl: string | null | undefined } | null;
};

/** A font of the owner's: what is uploaded is on every page at once. */
function FontField({ fontRole, label, font }: FontFieldProps) {
  const faultId = useId();
  const [allowsSubset, setAllowsSubset] = useState(false);
  const { upload, isUploading, fault } = useUploadFont(fontRole);
  const removal = useRemoveFont();
  const [isAsked, setAsked] = useState(false);
  const dialog = useFileDialog({
    label,
    accept: "font/woff2,.woff2",
    onFiles: ([file]) => file && upload(file, allowsSubset),
  });
  const name = label.toLowerCase();
  return (
    <fieldset className="font-field stack-close" aria-describedby={fault ? faultId : undefined}>
      <legend className="field-label">{label}</legend>
      <p className="quiet">
        {font
          ? `${font.family}, ${font.firstUrl ? "its first letters before the rest" : "served as a whole"}`
          : "None. Pages are set in the face of the type style."}
      </p>
      <Checkbox isSelected={allowsSubset} onChange={setAllowsSubset}>
        The license of the {name} allows web use and subsetting
      </Checkbox>
      {fault && (
        <p className="field-error" id={faultId}>
          {fault}
        </p>
      )}
      <div className="font-field-actions wrap">
        {dialog.input}
        <Button size="small" isPending={isUploading} onClick={dialog.open}>
          {isUploading ? "Uploading..." : `${font ? "Replace" : "Upload"} ${name}`}
        </Button>
        {font && !isUploading && (
          <Button
            size="small"
            variant="destructive"
            isPending={removal.isPending}
            onClick={() => setAsked(true)}
          >
            Remove {name}
          </Button>
        )}
      </div>
      <ConfirmDialog
        title={`Remove the ${name}?`}
        description="Pages are set in the face of the type style. It cannot be brought back without its file."
        confirmLabel="Remove"
        isDestructive
        isOpen={isAsked}
        isPending={removal.isPending}
        onConfirm={() => removal.submit({ input: { role: fontRole } }, () => setAsked(false))}
        onCancel={() => setAsked(false)}
      />
    </fieldset>
  );
}

/** The server's limit, in bytes. */
const byteLimit = 2 * 1024 * 1024;

const tooLarge = "A font may have 2 MB at most.";

/** Uploads a font for all pages. */
function useUploadFont(role: FontRole) {
  const { submit, refuse, isPending, faults } = useContentSubmission<FontsPanelUploadMutation>(
    graphql`
      mutation FontsPanelUploadMutation($role: FontRole!, $allowsSubset: Boolean!, $file: Upload!) {
        uploadSiteFont(role: $role, allowsSubset: $allowsSubset, file: $file) {
          siteLook {
            id
            ...FontsPanel_siteLook
            ...useOwnFonts_siteLook
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    {
      succeeded: { title: "Font uploaded", description: "Every page is set in it now." },
      failed: "Failed to upload the font.",
    },
  );
  return {
    upload: (file: File, allowsSubset: boolean) => {
      if (file.size > byteLimit) refuse({ "": tooLarge });
      else submit({ role, allowsSubset, file: null }, undefined, { uploadables: { file } });
    },
    isUploading: isPending,
    /** Why the file was refused. */
    fault: Object.values(faults)[0],
  };
}

/** Restores the type style's own font on all pages. */
function useRemoveFont() {
  return useContentSubmission<FontsPanelRemoveMutation>(
    graphql`
      mutation FontsPanelRemoveMutation($input: RemoveSiteFontInput!) {
        removeSiteFont(input: $input) {
          siteLook {
            id
            ...FontsPanel_siteLook
            ...useOwnFonts_siteLook
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    {
      succeeded: {
        title: "Font removed",
        description: "Pages are set in the face of the type style again.",
      },
      failed: "Failed to remove the font.",
    },
  );
}
