import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { EmbedBlock_module$key } from "../../__generated__/EmbedBlock_module.graphql";
import { useWords } from "../../words/WordsContext";
import { useContentSizes } from "../contentSizes";
import { ModuleMedia } from "../ModuleMedia";
import "../ModuleCaption.css";
import "./EmbedBlock.css";

const loadFrame = async () => (await import("./EmbedFrame")).EmbedFrame;

/**
 * While `closed`, the browser requests nothing from the other site. If `refused`, because the page's
 * Content-Security-Policy does not allow the player, or because its code cannot be loaded, only a link is
 * shown.
 */
type State = "closed" | "open" | "refused";

/**
 * A video or document of another site, which loads when its poster is clicked. Without scripts and
 * on paper only a link is shown.
 */
export function EmbedBlock({ module }: { module: EmbedBlock_module$key }) {
  const { title, poster, posterView, player } = useFragment(
    graphql`
      fragment EmbedBlock_module on EmbedModule {
        title
        poster {
          kind
          ...ModuleMedia_media
        }
        posterView {
          ...ModuleMedia_view
        }
        player {
          site
          src
          page
          aspectRatio
          sandbox
        }
      }
    `,
    module,
  );
  const say = useWords();
  const sizes = useContentSizes(1, "100vw");
  const [state, setState] = useState<State>("closed");
  const [Frame, setFrame] = useState<Awaited<ReturnType<typeof loadFrame>> | null>(null);
  if (!player) return null;
  const open = () => {
    setState("open");
    loadFrame().then(
      (loaded) => setFrame(() => loaded),
      () => setState("refused"),
    );
  };
  const { site, page, aspectRatio } = player;
  const hasPicture = poster?.kind === "IMAGE";
  const cover = (
    <button
      type="button"
      className="embed-poster fill"
      data-drawn={!hasPicture || undefined}
      disabled={state === "open"}
      onClick={open}
    >
      {hasPicture && (
        <ModuleMedia media={poster} view={posterView} sizes={sizes} alt="" motion="none" />
      )}
      <span className="embed-words stack-close">
        <span className="embed-mark centered" aria-hidden />
        {title && (
          <span className="embed-title" dir="auto">
            {title}
          </span>
        )}
        <span className="embed-load small">{say("embed.load", { site })}</span>
      </span>
    </button>
  );
  return (
    <figure className="embed-block">
      {state !== "refused" && (
        <div
          className="embed-stage"
          data-upright={aspectRatio < 1 || undefined}
          style={{ "--embed-ratio": aspectRatio }}
        >
          {Frame ? (
            <Frame player={player} title={title || site} onRefused={() => setState("refused")} />
          ) : (
            cover
          )}
        </div>
      )}
      <figcaption className="module-caption embed-caption quiet">
        {title && <bdi>{title} </bdi>}
        <a href={page} target="_blank" rel="noopener noreferrer">
          {say("embed.link", { site })}
          <span className="visually-hidden"> {say("site.newTab")}</span>
        </a>
      </figcaption>
    </figure>
  );
}
