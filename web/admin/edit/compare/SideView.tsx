import type { Element, ElementContent, Root as ElementRoot, RootContent } from "hast";
import { toHtml } from "hast-util-to-html";
import type { Root } from "mdast";
import { markupElements } from "../../../../markup/markup-html";
import { RichText } from "../../../rich-text/RichText";
import { MediaThumbnail } from "../images/MediaThumbnail";
import { describeModule, mediaOf, moduleLabel, previewText } from "../module-types/contentModules";
import type { ContentModule } from "../module-types/moduleTypes";
import { ComparedWords } from "./ComparedWords";
import { type DifferenceMark, isWord, onlyHere, splitWords, type Word } from "./compareWords";
import type { ProjectSide } from "./projectSide";
import "./SideView.css";

type Props = {
  side: ProjectSide;
  other: ProjectSide;
  /** The kind of mark for words that the other version lacks: added or removed. */
  mark: DifferenceMark;
};

/** Shows one of two versions of a part of a project, and marks where it differs from the other version. */
export function SideView({ side, other, mark }: Props) {
  switch (side.kind) {
    case "missing":
      return <em className="side-view">{side.words}</em>;
    case "words":
      return (
        <span className="side-view">
          <ComparedWords
            words={side.words}
            other={other.kind === "words" ? other.words : undefined}
            mark={mark}
          />
        </span>
      );
    case "pictures":
      return (
        <PictureRow
          sources={side.sources}
          others={other.kind === "pictures" ? other.sources : side.sources}
        />
      );
    case "order":
      return (
        <span className="side-view">
          {side.modules
            .map((module) => previewText(module) || moduleLabel(module.type))
            .join(" → ")}
        </span>
      );
    case "module":
      return (
        <ModuleView
          module={side.module}
          other={other.kind === "module" ? other.module : undefined}
          mark={mark}
          section={side.section}
        />
      );
  }
}

type PictureRowProps = { sources: readonly string[]; others: readonly string[] };

/** Small pictures in order; those that the other version lacks are marked. */
function PictureRow({ sources, others }: PictureRowProps) {
  if (sources.length === 0) return <em className="side-view">None</em>;
  return (
    <span className="picture-row stack">
      {[...sources.entries()].map(([place, src]) => {
        const isOnlyHere = !others.includes(src);
        return (
          // A picture may occur several times, so its address cannot be the key.
          <span
            key={place}
            className="picture-row-item stack-tight"
            data-only={isOnlyHere || undefined}
          >
            <MediaThumbnail src={src} size="large" />
            <span className="picture-row-words fine tabular">
              {place + 1}
              {isOnlyHere && " · only here"}
            </span>
          </span>
        );
      })}
    </span>
  );
}

type ModuleViewProps = {
  module: ContentModule;
  /** The same module in the other version. Undefined if the other version does not have the module. */
  other?: ContentModule | undefined;
  /** The kind of mark for words that the other version lacks. */
  mark: DifferenceMark;
  /** The name of the module's section. Undefined if both versions have the module in the same section. */
  section?: string | undefined;
};

/** A small view of a module with all its settings. */
function ModuleView({ module, other, mark, section }: ModuleViewProps) {
  const { facts, text, captions } = describeModule(module);
  const others = other && describeModule(other);
  const media = mediaOf(module);
  const allFacts = [moduleLabel(module.type), ...(section ? [`In ${section}`] : []), ...facts];
  return (
    <div className="module-view stack-close">
      <span className="module-view-facts fine wrap">
        {[...allFacts.entries()].map(([place, fact]) => (
          <span key={place} className="module-view-fact">
            {fact}
          </span>
        ))}
      </span>
      {media.length > 0 && (
        <span className="picture-row stack">
          {[...media.entries()].map(([place, src]) => (
            <span key={place} className="picture-row-item stack-tight">
              <MediaThumbnail src={src} size="large" />
            </span>
          ))}
        </span>
      )}
      {text.children.length > 0 && <RichText html={comparedHtml(text, others?.text, mark)} />}
      {[...captions.entries()].map(([place, caption]) => (
        <span key={place}>
          <ComparedWords words={caption} other={others?.captions[place]} mark={mark} />
        </span>
      ))}
    </div>
  );
}

/** The HTML of a text as on the page. Words that the other text lacks, or has in another format, are marked. */
function comparedHtml(text: Root, other: Root | undefined, mark: DifferenceMark): string {
  const here = markupElements(text);
  if (!other) return toHtml(here);
  const marks = onlyHere(wordsIn(here), wordsIn(markupElements(other)));
  let place = 0;
  const markWords = <Node extends RootContent | ElementContent>(node: Node): ElementContent[] => {
    if (node.type === "text") {
      return splitWords(node.value).map((value) => {
        const word = { type: "text" as const, value };
        if (!isWord(value)) return word;
        const isMarked = marks[place++];
        return isMarked
          ? { type: "element", tagName: mark, properties: {}, children: [word] }
          : word;
      });
    }
    if (node.type !== "element") return [];
    return [{ ...node, children: joinMarks(node.children.flatMap(markWords)) }];
  };
  return toHtml({ type: "root", children: here.children.flatMap(markWords) });
}

/** The words of a text in order. A word has different keys in elements of different kinds, such as bold. */
function wordsIn(root: ElementRoot): Word[] {
  const read = (node: RootContent | ElementContent, format: string): Word[] => {
    if (node.type === "text") {
      const words = splitWords(node.value).filter(isWord);
      return words.map((text) => ({ text, key: `${format} ${text.trim()}` }));
    }
    if (node.type !== "element") return [];
    const address = node.properties.href ?? "";
    return node.children.flatMap((child) => read(child, `${format}>${node.tagName}${address}`));
  };
  return root.children.flatMap((node) => read(node, ""));
}

/** Merges adjacent marks: `ins` or `del` elements. */
function joinMarks(nodes: readonly ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (last?.type === "element" && node.type === "element" && isMark(last) && isMark(node)) {
      last.children.push(...node.children);
    } else joined.push(node);
  }
  return joined;
}

const isMark = ({ tagName }: Element) => tagName === "ins" || tagName === "del";
