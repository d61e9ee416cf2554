import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ResumePanel_siteIdentity$key } from "../../../__generated__/ResumePanel_siteIdentity.graphql";
import type { ResumePanelRemoveMutation } from "../../../__generated__/ResumePanelRemoveMutation.graphql";
import type { ResumePanelUploadMutation } from "../../../__generated__/ResumePanelUploadMutation.graphql";
import { Button } from "../../../ui/button/Button";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog";
import { Panel } from "../../../ui/panel/Panel";
import { useContentSubmission } from "../../editing/useContentSubmission";
import { fileSize } from "../../fileSize";
import { useFileDialog } from "../../library/files/useFileDialog";
import "./ResumePanel.css";

type Props = { siteIdentity: ResumePanel_siteIdentity$key };

/** The résumé: what is uploaded is public at once. */
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
  const { upload, isUploading, fault } = useUploadResume();
  const removal = useRemoveResume();
  const [isAsked, setAsked] = useState(false);
  const dialog = useFileDialog({
    label: "Résumé",
    accept: "application/pdf,.pdf",
    onFiles: ([file]) => file && upload(file),
  });
  return (
    <Panel
      title="Résumé"
      description="A PDF, linked on the About page. Everyone can read it at once."
    >
      <fieldset className="resume" aria-describedby={fault ? "resume-fault" : undefined}>
        <legend className="field-label">File</legend>
        <p className="quiet">
          {resume ? (
            <>
              <a className="text-link" href={resume.url} target="_blank" rel="noreferrer">
                Open the résumé
              </a>{" "}
              {fileSize(resume.byteSize)}
            </>
          ) : (
            "None. Visitors see no link."
          )}
        </p>
        {fault && (
          <p className="field-error" id="resume-fault">
            {fault}
          </p>
        )}
        <div className="resume-actions">
          {dialog.input}
          <Button size="small" isPending={isUploading} onClick={dialog.open}>
            {isUploading ? "Uploading..." : resume ? "Replace résumé" : "Upload résumé"}
          </Button>
          {resume && !isUploading && (
            <Button
              size="small"
              variant="destructive"
              isPending={removal.isPending}
              onClick={() => setAsked(true)}
            >
              Remove résumé
            </Button>
          )}
        </div>
      </fieldset>
      <ConfirmDialog
        title="Remove the résumé?"
        description="Visitors see no link to it. It cannot be brought back without its file."
        confirmLabel="Remove"
        isDestructive
        isOpen={isAsked}
        isPending={removal.isPending}
        onConfirm={() => removal.submit({}, () => setAsked(false))}
        onCancel={() => setAsked(false)}
      />
    </Panel>
  );
}

/** As the server says, in bytes. */
const byteLimit = 20 * 1024 * 1024;

const tooLarge = "A résumé may have 20 MB at most.";

/** Puts a PDF in the place of the résumé. */
function useUploadResume() {
  const { submit, refuse, isPending, faults } = useContentSubmission<ResumePanelUploadMutation>(
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
  return {
    upload: (file: File) => {
      if (file.size > byteLimit) refuse({ "": tooLarge });
      else submit({ file: null }, undefined, { uploadables: { file } });
    },
    isUploading: isPending,
    /** Why the file was not taken. */
    fault: Object.values(faults)[0],
  };
}

/** Removes the résumé. */
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
