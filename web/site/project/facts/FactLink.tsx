import { useWords } from "../../../words/WordsContext";

/** A link of a project, which opens in a new tab. Without a label it is named after its address. */
export function FactLink({ label, url }: { label: string; url: string }) {
  const say = useWords();
  const isMail = /^mailto:/i.test(url);
  return (
    <a
      className="project-facts-link"
      href={url}
      {...(!isMail && { target: "_blank", rel: "noreferrer" })}
      data-event="project_link_click"
      data-event-label={label || url}
    >
      <bdi>{label || shortAddress(url)}</bdi>
      {!isMail && <span className="visually-hidden"> {say("site.newTab")}</span>}
    </a>
  );
}

/** An address as people write it: without its protocol, and a slash at its end. */
function shortAddress(url: string): string {
  return url.replace(/^(?:https?:\/\/(?:www\.)?|mailto:)/i, "").replace(/\/$/, "");
}
