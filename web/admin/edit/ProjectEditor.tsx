import { useCallback, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ProjectEditor_project$key } from "../../__generated__/ProjectEditor_project.graphql";
import { PageHead } from "../../site/head/PageHead";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog";
import { WarningsDialog } from "../check/WarningsDialog";
import { ConflictDialog } from "../editing/conflict/ConflictDialog";
import { useSaveShortcut } from "../editing/useSaveShortcut";
import { LeaveGuard } from "../leaving/LeaveGuard";
import { useEditedPart } from "../preview/useEditedPart";
import { usePreview } from "../preview/usePreview";
import { useProjectAddress } from "./addresses/useProjectAddress";
import { BasicInformation } from "./BasicInformation";
import { BriefCard } from "./brief/BriefCard";
import { picturesOfProject } from "./brief/picturesOfProject";
import { SideView } from "./compare/SideView";
import { DraftOffer } from "./DraftOffer";
import { EditHeader } from "./EditHeader";
import { ProjectFactsCard } from "./facts/ProjectFactsCard";
import { MediaPreviewsContext } from "./images/mediaPreviews";
import { useMediaPreviews } from "./images/useMediaPreviews";
import { type FieldValues, fieldKeys, inputNameOf } from "./model/projectFields";
import { readProject } from "./model/readProject";
import { ContentSections } from "./modules/ContentSections";
import { ModuleEditingContext } from "./modules/ModuleEditing";
import { useModuleEdits } from "./modules/useModuleEdits";
import { EditOutline } from "./outline/EditOutline";
import { OutlineButton } from "./outline/OutlineButton";
import { ProjectImages } from "./ProjectImages";
import { ProjectSharing } from "./ProjectSharing";
import type { Picked } from "./places/findField";
import { useAddressedModule } from "./places/useAddressedModule";
import { PreviewPane } from "./preview/PreviewPane";
import { PublishControl } from "./publish/PublishControl";
import { LostComments } from "./review/LostComments";
import { ReviewedModules } from "./review/ReviewedModules";
import { RevisionsCard } from "./revisions/RevisionsCard";
import { useProjectEditing } from "./useProjectEditing";
import "./ProjectEditor.css";

export function ProjectEditor({ project }: { project: ProjectEditor_project$key }) {
  const data = useFragment(
    graphql`
      fragment ProjectEditor_project on Project {
        id
        databaseId
        visibility
        ...FormerSlugs_project
        ...useProjectAddress_project
        isPasswordProtected
        briefWordsBeside
        ...PreviewPane_project
        ...PublishControl_project
        ...readProject_project
        ...ReviewedModules_project
        ...useMediaPreviews_project
        ...useProjectEditing_project
        ...useUnreadableTexts_project
      }
    `,
    project,
  );
  const { databaseId } = data;
  // The project as it was when the editor opened. Later states arrive with the responses to saves.
  const [firstSnapshot] = useState(() => readProject(data));
  const form = useProjectEditing(data, firstSnapshot);
  const { base, values, update, clearFaults, faults, save, check } = form;
  const fields = useFieldValues(values);
  const edit = useCallback(
    (change: Partial<FieldValues>) => {
      update((before) => ({ ...before, ...change }));
      clearFaults(Object.keys(change).map(inputNameOf));
    },
    [update, clearFaults],
  );
  const { address, oldLinks } = useProjectAddress(data, values.slug);
  const edited = useEditedPart();
  const preview = usePreview(edited);
  const { undo, redo, commandCount } = form;
  const isProtected = data.isPasswordProtected;
  const own = { databaseId, isProtected };
  const modules = useModuleEdits({ ...own, values, update, undo, redo, commandCount });
  const checked = { id: data.id, isProtected, isPublic: data.visibility === "PUBLIC" };
  const pick = (part: string, picked: Picked) => {
    preview.giveWay();
    modules.editing.show(part, picked);
  };
  useSaveShortcut(save);
  useAddressedModule(values, pick);

  return (
    <LeaveGuard pageForm={form}>
      <MediaPreviewsContext value={useMediaPreviews(data)}>
        <ReviewedModules project={data}>
          <ModuleEditingContext value={modules.editing}>
            <PageHead title={`Edit Project: ${base.values.name}`} />
            <EditHeader
              name={base.values.name}
              slug={base.values.slug}
              publication={
                <PublishControl
                  project={data}
                  form={form.publishing}
                  hasOffers={form.drafts.offers.length > 0}
                />
              }
              outline={
                <OutlineButton values={values} project={checked} onLeave={preview.giveWay} />
              }
              draftState={form.draftState}
              isSeen={data.visibility !== "DRAFT"}
              isSaving={form.isPending}
              isPreviewing={preview.isOpen}
              onPreview={preview.toggle}
              onSave={save}
            />
            <div className="edit-page" data-previewing={preview.isOpen || undefined}>
              <EditOutline values={values} project={checked} />
              <main className="edit-work">
                <div className="edit-cards stack-wider" id="content">
                  {form.drafts.offers.map((draft, index) => (
                    <DraftOffer
                      key={draft.editor}
                      draft={draft}
                      number={index + 1}
                      onRecover={form.drafts.recover}
                      onDismiss={form.drafts.dismiss}
                    />
                  ))}
                  <BasicInformation
                    values={fields}
                    isUnlisted={data.visibility === "UNLISTED"}
                    address={address}
                    project={data}
                    oldLinks={oldLinks}
                    faults={faults}
                    onChange={edit}
                  />
                  <BriefCard
                    values={fields}
                    media={picturesOfProject(values)}
                    isProtected={isProtected}
                    wordsBeside={data.briefWordsBeside}
                    faults={faults}
                    onChange={edit}
                  />
                  <ProjectFactsCard values={fields} faults={faults} onChange={edit} />
                  <ProjectImages values={fields} faults={faults} update={update} onChange={edit} />
                  <ProjectSharing
                    values={fields}
                    isProtected={isProtected}
                    faults={faults}
                    onChange={edit}
                  />
                  <ContentSections project={data} values={values} modules={modules} />
                  <LostComments values={values} />
                  <RevisionsCard databaseId={databaseId} form={form} />
                </div>
                {preview.isOpen && (
                  <PreviewPane project={data} values={values} edited={edited} onPick={pick} />
                )}
              </main>
            </div>
          </ModuleEditingContext>
        </ReviewedModules>
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
          title="This project was changed elsewhere"
          clashes={form.question}
          confirmLabel="Use these"
          showSide={(side, other, whose) => (
            <SideView side={side} other={other} mark={whose === "mine" ? "ins" : "del"} />
          )}
          onChoose={form.choose}
          onCancel={form.postpone}
        />
      </MediaPreviewsContext>
    </LeaveGuard>
  );
}

/** The values outside of the case study. Returns the same object until a field changes, for `memo`. */
function useFieldValues(values: FieldValues): FieldValues {
  const latest = useRef(values);
  if (fieldKeys.some((key) => latest.current[key] !== values[key])) latest.current = values;
  return latest.current;
}
