import { playerOf, playerSites } from "../../../players/players";
import { MediaField } from "../../admin/edit/images/MediaField";
import { ViewField } from "../../admin/edit/images/view/ViewField";
import { useModuleEditing } from "../../admin/edit/modules/ModuleEditing";
import { places } from "../../media/places";
import { TextField } from "../../ui/field/TextField";
import { mediaView } from "../editing/mediaView";
import { defineModule, type ModuleOf } from "../editing/moduleDefinition";
import { optionalMedia, optionalText, text } from "../editing/storedFields";

const fields = {
  url: text,
  title: optionalText,
  posterSrc: optionalMedia,
  posterSrcView: mediaView,
};

type EmbedModule = ModuleOf<"embed", typeof fields>;

function EmbedFields({ module }: { module: EmbedModule }) {
  const { change, changeFields } = useModuleEditing();
  const player = playerOf(module.url);
  const set = (key: "title" | "posterSrc", value: string) => {
    const { [key]: _, ...rest } = module;
    change(value ? { ...rest, [key]: value } : rest);
  };
  return (
    <>
      <TextField
        label="Address"
        inputMode="url"
        dir="ltr"
        autoCapitalize="off"
        spellCheck={false}
        placeholder="https://www.youtube.com/watch?v=…"
        value={module.url}
        description={player ? `From ${player.site}` : `Of ${playerSites}`}
        errorMessage={
          module.url && !player ? `Only ${playerSites} can be embedded here` : undefined
        }
        onChange={({ target }) => change({ ...module, url: target.value })}
      />
      <TextField
        label="Title (optional)"
        value={module.title ?? ""}
        onChange={({ target }) => set("title", target.value)}
      />
      <MediaField
        label="Poster (optional)"
        src={module.posterSrc ?? ""}
        accept="image/*"
        emptyLabel="Click to upload poster"
        replaceLabel="Replace poster"
        place={places.pageWidth}
        onChange={(src) => set("posterSrc", src)}
      />
      <ViewField
        label="poster"
        src={module.posterSrc ?? ""}
        view={module.posterSrcView}
        box={player?.aspectRatio}
        onChange={(view) => changeFields(module, { posterSrcView: view })}
      />
    </>
  );
}

export const embedModule = defineModule({
  name: "embed",
  label: "Embed",
  fields,
  views: { posterView: "posterSrcView" },
  input: ({ url, title, posterSrc }) => ({ url, title, poster: posterSrc }),
  preview: ({ url, title, posterSrc }, { findMedia }) => ({
    title: title ?? "",
    poster: findMedia(posterSrc ?? ""),
    player: playerOf(url),
  }),
  shownBy: ({ url }) => [playerOf(url)?.page],
  lacking: "address that can be embedded",
  wordsOf: ({ url, title }) => title || url,
  describe: ({ url, title }) => ({
    facts: url ? [playerOf(url)?.site ?? "Unknown site"] : [],
    captions: [title, url].flatMap((line) => line || []),
  }),
  Fields: EmbedFields,
});
