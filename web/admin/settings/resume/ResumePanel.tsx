import { graphql, useFragment } from "react-relay";
import type { ResumePanel_siteIdentity$key } from "../../../__generated__/ResumePanel_siteIdentity.graphql";
import type { ResumePanelRemoveMutation } from "../../../__generated__/ResumePanelRemoveMutation.graphql";
import type { ResumePanelUploadMutation } from "../../../__generated__/ResumePanelUploadMutation.graphql";
import { Panel } from "../../../ui/panel/Panel";
import { useContentSubmission } from "../../editing/useContentSubmission";
import { fileSize } from "../../fileSize";
import { OwnFileField } from "../own-file/OwnFileField";

type Props = { siteIdentity: ResumePanel_siteIdentity$key };

/** The panel of the résumé. An uploaded file is public at once. */
export function ResumePanel({ siteIdentity }: Props) {
  const { resume } = useFragment(
    graphql`
      fragment ResumePanel_siteIdentity on SiteIdentity {
        resume {
          url
          byteSize
        }
      }
    `,
    siteIdentity,
  );
  const uploading = useUploadResume();
  const removal = useRemoveResume();
  return (
    <Panel
      title="Résumé"
      description="A PDF, linked on the About page. Everyone can read it at once."
    >
      <OwnFileField
        legend="File"
        label="Résumé"
        name="résumé"
        accept="application/pdf,.pdf"
        byteLimit={20 * 1024 * 1024}
        tooLarge="A résumé may have 20 MB at most."
        state={
          resume ? (
            <>
              <a className="text-link" href={resume.url} target="_blank" rel="noreferrer">
                Open the résumé
              </a>{" "}
              {fileSize(resume.byteSize)}
            </>
          ) : (
            "None. Visitors see no link."
          )
        }
        hasFile={resume != null}
        loss="Visitors see no link to it."
        uploading={uploading}
        onUpload={(file) => uploading.submit({ file: null }, undefined, { uploadables: { file } })}
        isRemoving={removal.isPending}
        onRemove={(onRemoved) => removal.submit({}, onRemoved)}
      />
    </Panel>
  );
}

/** Uploads a PDF as the résumé. It replaces the stored résumé. */
function useUploadResume() {
  return useContentSubmission<ResumePanelUploadMutation>(
    graphql`
      mutation ResumePanelUploadMutation($file: Upload!) {
        uploadResume(file: $file) {
          siteIdentity {
            id
            ...ResumePanel_siteIdentity
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    {
      succeeded: { title: "Résumé uploaded", description: "The About page links to it." },
      failed: "Failed to upload the résumé.",
    },
  );
}

function useRemoveResume() {
  return useContentSubmission<ResumePanelRemoveMutation>(
    graphql`
      mutation ResumePanelRemoveMutation {
        removeResume {
          siteIdentity {
            id
            ...ResumePanel_siteIdentity
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    {
      succeeded: { title: "Résumé removed", description: "The About page links to none." },
      failed: "Failed to remove the résumé.",
    },
  );
}
