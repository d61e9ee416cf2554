import { useEffect } from "react";
import { loadVoice } from "../../../voices/loadVoice";
import { type Voice, voiceName } from "../../../voices/voice";

/** Has another document speak in a voice, once its styles are here; null leaves it as it is. */
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
