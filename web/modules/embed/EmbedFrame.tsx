import { useEffect, useRef } from "react";
import type { EmbedBlock_module$data } from "../../__generated__/EmbedBlock_module.graphql";
import "./EmbedFrame.css";

type Props = {
  player: NonNullable<EmbedBlock_module$data["player"]>;
  title: string;
  /** Called if the page was loaded with a Content-Security-Policy that does not allow the player. */
  onRefused: () => void;
};

/**
 * The player of another site, with only the permissions that it needs. The frame takes over the focus of the
 * button that it replaces.
 */
export function EmbedFrame({ player: { src, sandbox }, title, onRefused }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const refused = useRef(onRefused);
  refused.current = onRefused;
  useEffect(() => {
    const page = frame.current?.ownerDocument;
    if (!page) return;
    const handleViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      // For some addresses, `blockedURI` is only the scheme.
      const origin = URL.canParse(blockedURI) ? new URL(blockedURI).origin : blockedURI;
      if (effectiveDirective === "frame-src" && src.startsWith(origin)) refused.current();
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
      // Players refuse requests without a `Referer`.
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
