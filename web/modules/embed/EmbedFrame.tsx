import { useEffect, useRef } from "react";
import type { EmbedBlock_module$data } from "../../__generated__/EmbedBlock_module.graphql";
import "./EmbedFrame.css";

type Props = {
  player: NonNullable<EmbedBlock_module$data["player"]>;
  title: string;
  /** The page was loaded under a policy that does not name the player. */
  onRefused: () => void;
};

/** The player of another site, which may do no more than it needs. It takes the focus of the button that it replaces. */
export function EmbedFrame({ player: { src, sandbox }, title, onRefused }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const refused = useRef(onRefused);
  refused.current = onRefused;
  useEffect(() => {
    const page = frame.current?.ownerDocument;
    if (!page) return;
    const handleViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === "frame-src" && src.startsWith(new URL(blockedURI).origin)) {
        refused.current();
      }
    };
    page.addEventListener("securitypolicyviolation", handleViolation);
    frame.current?.focus();
    return () => page.removeEventListener("securitypolicyviolation", handleViolation);
  }, [src]);
  return (
    <iframe
      ref={frame}
      className="embed-frame fill"
      src={src}
      title={title}
      sandbox={sandbox}
      allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
      // Players refuse pages that do not say where they are.
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
