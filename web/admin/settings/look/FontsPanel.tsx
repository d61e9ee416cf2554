import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { FontsPanel_siteLook$key } from "../../../__generated__/FontsPanel_siteLook.graphql";
import type { FontsPanelRemoveMutation } from "../../../__generated__/FontsPanelRemoveMutation.graphql";
import type {
  FontRole,
  FontsPanelUploadMutation,
} from "../../../__generated__/FontsPanelUploadMutation.graphql";
import { Checkbox } from "../../../ui/checkbox/Checkbox";
import { Panel } from "../../../ui/panel/Panel";
import { useContentSubmission } from "../../editing/useContentSubmission";
import { OwnFileField } from "../own-file/OwnFileField";

type Props = { siteLook: FontsPanel_siteLook$key };

/** The owner's own fonts, which replace the fonts of the type style. */
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
  /** The current font. Null for the font of the type style. */
  font: { readonly family: string; readonly firstUrl: string | null | undefined } | null;
};

/** The field for one of the owner's fonts. Every page uses an uploaded font at once. */
function FontField({ fontRole: role, label, font }: FontFieldProps) {
  const [allowsSubset, setAllowsSubset] = useState(false);
  const uploading = useUploadFont();
  const removal = useRemoveFont();
  const name = label.toLowerCase();
  return (
    <OwnFileField
      legend={label}
      label={label}
      name={name}
      accept="font/woff2,.woff2"
      byteLimit={2 * 1024 * 1024}
      tooLarge="A font may have 2 MB at most."
      state={
        font
          ? `${font.family}, ${font.firstUrl ? "its first letters before the rest" : "served as a whole"}`
          : "None. Pages use the typeface of the type style."
      }
      hasFile={font !== null}
      loss="Pages use the typeface of the type style."
      uploading={uploading}
      onUpload={(file) =>
        uploading.submit({ role, allowsSubset, file: null }, undefined, { uploadables: { file } })
      }
      isRemoving={removal.isPending}
      onRemove={(onRemoved) => removal.submit({ input: { role } }, onRemoved)}
    >
      <Checkbox isSelected={allowsSubset} onChange={setAllowsSubset}>
        The license of the {name} allows web use and subsetting
      </Checkbox>
    </OwnFileField>
  );
}

/** Uploads a font for all pages. */
function useUploadFont() {
  return useContentSubmission<FontsPanelUploadMutation>(
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
}

/** Removes an uploaded font: all pages use the font of the type style again. */
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
        description: "Pages use the typeface of the type style again.",
      },
      failed: "Failed to remove the font.",
    },
  );
}
