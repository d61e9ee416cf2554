import { playerOf, playerSites } from "../../../../players/players";
import { TextField } from "../../../ui/field/TextField";
import { useModuleEditing } from "../modules/ModuleEditing";
import { FieldControl } from "./FieldControl";
import type { ModuleOf, OwnParts } from "./moduleDefinition";

function EmbedFields({ module }: { module: ModuleOf<"embed"> }) {
  const { changeFields } = useModuleEditing();
  const player = playerOf(module.url);
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
        onChange={({ target }) => changeFields(module, { url: target.value })}
      />
      <FieldControl module={module} name="title" />
      <FieldControl module={module} name="poster" box={player?.aspectRatio} />
    </>
  );
}

export const embedParts: OwnParts<"embed"> = {
  Fields: EmbedFields,
  preview: ({ url }) => ({ player: playerOf(url) }),
  isShown: ({ url }) => Boolean(playerOf(url)),
  describe: ({ url, title }) => ({
    facts: url ? [playerOf(url)?.site ?? "Unknown site"] : [],
    captions: [title, url].flatMap((line) => line || []),
  }),
};
