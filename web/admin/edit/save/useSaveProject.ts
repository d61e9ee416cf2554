import { useState } from "react";
import { graphql, useMutation, useRelayEnvironment } from "react-relay";
import type { useSaveProjectMutation } from "../../../__generated__/useSaveProjectMutation.graphql";
import { forgetAnswers } from "../../../relay/forget-answers";
import { RequestError } from "../../../relay/request-error";
import { showToast } from "../../../ui/toast/showToast";
import type { ProjectSnapshot, ProjectValues } from "../model/projectValues";
import { readProject } from "../model/readProject";
import { clearBackups } from "./backups";
import { projectInput } from "./projectInput";

/** What is wrong, by the field it is wrong with. */
export type ProjectFaults = Readonly<Record<string, string | undefined>>;

type Options = {
  projectId: string;
  databaseId: number;
  onSaved: (saved: ProjectSnapshot, sent: ProjectValues) => void;
  /** Someone else saved after `base` was read: nothing was changed. */
  onStale: (base: ProjectSnapshot, sent: ProjectValues) => void;
  /** Stored text that cannot be read would be replaced: nothing was changed. */
  onUnreadable: (base: ProjectSnapshot, sent: ProjectValues, message: string) => void;
  /** There was no connection to the server: nothing was changed. @returns whether that is dealt with */
  onUnsent: () => boolean;
};

/** How a save is made. */
export type SaveOptions = { overwriteUnreadable?: boolean };

/** Saves the form, says what came of it, and keeps what is wrong for its fields. */
export function useSaveProject({ projectId, databaseId, ...outcome }: Options) {
  const { onSaved, onStale, onUnreadable, onUnsent } = outcome;
  const environment = useRelayEnvironment();
  const [faults, setFaults] = useState<ProjectFaults>({});
  const [commit, isPending] = useMutation<useSaveProjectMutation>(graphql`
    mutation useSaveProjectMutation($input: UpdateProjectInput!) {
      updateProject(input: $input) {
        project {
          id
          ...readProject_project
          ...useUnreadableTexts_project
        }
        userErrors {
          field
          message
          code
        }
      }
    }
  `);
  const fail = (description = "") =>
    showToast({
      title: "Error",
      description: description || "Failed to update project",
      variant: "destructive",
    });

  const send = (base: ProjectSnapshot, values: ProjectValues, options: SaveOptions = {}) => {
    const missing: ProjectFaults = {
      ...(!values.name.trim() && { name: "Name is required" }),
      ...(!values.slug.trim() && { slug: "Slug is required" }),
    };
    setFaults(missing);
    const [message] = Object.values(missing);
    if (message) return fail(message);
    if (!navigator.onLine && onUnsent()) return;
    commit({
      variables: { input: { ...projectInput(projectId, base, values), ...options } },
      onCompleted: ({ updateProject: { project, userErrors } }) => {
        if (userErrors.some(({ code }) => code === "STALE_VERSION")) return onStale(base, values);
        const unreadable = userErrors.filter(({ code }) => code === "UNREADABLE_SECTION");
        if (unreadable.length > 0) {
          return onUnreadable(
            base,
            values,
            unreadable.map(({ message }) => `${message}.`).join(" "),
          );
        }
        if (!project) {
          setFaults(Object.fromEntries(userErrors.map((fault) => [fault.field, fault.message])));
          return fail(userErrors[0]?.message);
        }
        clearBackups(databaseId);
        onSaved(readProject(project), values);
        forgetAnswers(environment);
        showToast({ title: "Success", description: "Project updated successfully" });
      },
      onError: (error) => {
        const isUnsent = error instanceof RequestError && error.code === "UNREACHABLE";
        if (!isUnsent || !onUnsent()) fail(error.message);
      },
    });
  };
  const forgive = (field: string) =>
    setFaults((before) => (before[field] ? { ...before, [field]: undefined } : before));
  return { send, isPending, faults, forgive };
}
