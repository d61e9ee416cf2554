import { useEffect, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import type { UpdateProjectInput } from "../../../__generated__/fetchWarningsQuery.graphql";
import { findQuestion, type PublicQuestion } from "../../check/usePublicCheck";
import {
  type DescriptionInput,
  type Descriptions,
  keyOf,
  writtenIn,
} from "../../check/WarningList";
import { useDescribeMedia } from "../../library/descriptions/useDescribeMedia";
import { showFailure } from "../../showFailure";

const nothing: PublicQuestion = { warnings: [] };

/**
 * Warnings about content that is not ready to be public. They are fetched as soon as a choice is
 * made, so that the form shows them before the publish button is pressed.
 * @param input the changes to the project. Null if they do not make more of the project visible
 */
export function usePublishReview(input: UpdateProjectInput | null) {
  const environment = useRelayEnvironment();
  const [shown, setShown] = useState(nothing);
  const [isChecking, setChecking] = useState(false);
  const [descriptions, setDescriptions] = useState<Descriptions>({});
  const { describe, isPending } = useDescribeMedia();
  // `input` is a new object in every rendering, so its content decides whether to fetch again.
  const wanted = input && JSON.stringify(input);
  useEffect(() => {
    setShown(nothing);
    if (wanted === null) return;
    let isCurrent = true;
    findQuestion(environment, JSON.parse(wanted)).then((question) => {
      if (isCurrent && question && "warnings" in question) setShown(question);
    });
    return () => {
      isCurrent = false;
    };
  }, [environment, wanted]);

  const written = writtenIn(shown.warnings, descriptions);
  /** Fetches the warnings again, and shows new ones. @returns whether the owner has seen all of them */
  const isSeen = async () => {
    if (input === null) return true;
    const question = await findQuestion(environment, input);
    if (question && "refusal" in question) {
      showFailure("Error", question.refusal);
      return false;
    }
    const seen = shown.warnings.map(keyOf);
    const isNew =
      question?.failure !== shown.failure ||
      question?.warnings.some((warning) => !seen.includes(keyOf(warning)));
    if (question && isNew) setShown(question);
    return !question || !isNew;
  };
  return {
    ...shown,
    descriptions,
    written,
    isPending: isChecking || isPending,
    /** Whether a warning remains that no written description resolves, or the check failed. */
    isLacking: shown.failure !== undefined || written.length < shown.warnings.length,
    describe: (asset: string, input: DescriptionInput) =>
      setDescriptions((before) => ({ ...before, [asset]: input })),
    /** Stores the written descriptions, then calls `change` if the owner has seen all warnings. */
    proceed: async (change: () => void) => {
      setChecking(true);
      const stored = await Promise.all(written.map(({ asset, answer }) => describe(asset, answer)));
      const isAccepted = stored.every(Boolean) && (await isSeen());
      setChecking(false);
      if (isAccepted) change();
    },
  };
}
