import { graphql, useFragment } from "react-relay";
import type { ProjectEditor_project$key } from "../../__generated__/ProjectEditor_project.graphql";
import { PageHead } from "../../site/head/PageHead";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog";
import { WarningsDialog } from "../check/WarningsDialog";
import { LeaveGuard } from "../leaving/LeaveGuard";
import { BasicInformation } from "./BasicInformation";
import { ConflictDialog } from "./conflicts/ConflictDialog";
import { DraftOffer } from "./drafts/DraftOffer";
import { EditHeader } from "./EditHeader";
import { EditOutline } from "./EditOutline";
import { MediaPreviewsContext } from "./images/mediaPreviews";
import { useMediaPreviews } from "./images/useMediaPreviews";
import { useFirstSnapshot } from "./model/useFirstSnapshot";
import { ContentSections } from "./modules/ContentSections";
import { ProjectImages } from "./ProjectImages";
import { PreviewPane } from "./preview/PreviewPane";
import { usePreview } from "./preview/usePreview";
import { RevisionsCard } from "./revisions/RevisionsCard";
import { useSaveShortcut } from "./save/useSaveShortcut";
import { useProjectEditing } from "./useProjectEditing";
import "./ProjectEditor.css";

/** Everything about one project, edited until it is saved. */
export function ProjectEditor({ project }: { project: ProjectEditor_project$key }) {
  const data = useFragment(
    graphql`
      fragment ProjectEditor_project on Project {
        id
        databaseId
        ...PreviewPane_project
        ...readProject_project
        ...useLeftDrafts_project
        ...useMediaPreviews_project
        ...useUnreadableTexts_project
      }
    `,
    project,
  );
  const { id, databaseId } = data;
  const first = useFirstSnapshot(data);
  const form = useProjectEditing({ project: data, projectId: id, databaseId, first });
  const { base, values, isDirty, update, save, check, conflicts } = form;
  const preview = usePreview();
  useSaveShortcut(save);

  return (
    <LeaveGuard isChanged={isDirty}>
      <MediaPreviewsContext value={useMediaPreviews(data)}>
        <PageHead title={`Edit Project: ${base.values.name}`} />
        <EditHeader
          name={base.values.name}
          draftState={form.draftState}
          isSaving={form.isPending}
          isPreviewing={preview.isOpen}
          onPreview={preview.toggle}
          onSave={save}
        />
        <div className="edit-page" data-previewing={preview.isOpen || undefined}>
          <EditOutline values={values} />
          <main className="edit-work">
            <div className="edit-cards" id="content">
              {form.drafts.offers.map((draft) => (
                <DraftOffer
                  key={draft.editor}
                  draft={draft}
                  onRecover={form.drafts.recover}
                  onDismiss={form.drafts.dismiss}
                />
              ))}
              <BasicInformation
                values={values}
                faults={form.faults}
                onChange={(change) => {
                  update((before) => ({ ...before, ...change }));
                  for (const field of Object.keys(change)) form.forgive(field);
                }}
              />
              <ProjectImages values={values} update={update} />
              <ContentSections
                project={data}
                databaseId={databaseId}
                values={values}
                update={update}
              />
              <RevisionsCard databaseId={databaseId} form={form} />
            </div>
            {preview.isOpen && <PreviewPane project={data} values={values} />}
          </main>
        </div>
        <ConfirmDialog
          title="Replace what cannot be read?"
          description={`${form.unreadable.message} It will be gone for good; download it first if you want to keep it.`}
          confirmLabel="Replace"
          isDestructive
          isOpen={form.unreadable.isAsking}
          onConfirm={form.unreadable.replace}
          onCancel={form.unreadable.cancel}
        />
        <WarningsDialog check={check} action="Save" cancelLabel="Back to editing" />
        <ConflictDialog
          merge={conflicts.merge}
          confirmLabel="Use these"
          onResolve={conflicts.resolve}
          onCancel={conflicts.cancel}
        />
      </MediaPreviewsContext>
    </LeaveGuard>
  );
}
