import { useEffect } from "react";
import { loadVoice } from "../../../voices/loadVoice";
import { type Voice, voiceName } from "../../../voices/voice";

/** Applies a voice to another document as soon as its styles are loaded; null leaves it unchanged. */
export function useFrameVoice(page: Document | null, voice: Voice | null): void {
  useEffect(() => {
    if (!page || !voice) return;
    let isCurrent = true;
    loadVoice(voice).then(() => {
      if (isCurrent) page.documentElement.dataset.voice = voiceName(voice);
    });
    return () => {
      isCurrent = false;
    };
  }, [page, voice]);
}
