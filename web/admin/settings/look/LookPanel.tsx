import { graphql, useFragment } from "react-relay";
import type { LookPanel_siteLook$key } from "../../../__generated__/LookPanel_siteLook.graphql";
import { Checkbox } from "../../../ui/checkbox/Checkbox";
import { OptionList } from "../../../ui/choice/OptionList";
import { Panel } from "../../../ui/panel/Panel";
import type { Voice } from "../../../voices/voice";
import { ClashField } from "../../editing/ClashField";
import { Form } from "../../editing/Form";
import { FormActions } from "../FormActions";
import { lookLabels, useUpdateSiteLook } from "./useUpdateSiteLook";
import { VoicePreview } from "./VoicePreview";
import { voiceTexts } from "./voiceTexts";
import "./LookPanel.css";

const options = (Object.keys(voiceTexts) as Voice[]).map((value) => ({
  // its keys
  value,
  ...voiceTexts[value],
}));

type Props = { siteLook: LookPanel_siteLook$key };

/** What the site looks like besides its colours, tried out on its own pages. */
export function LookPanel({ siteLook }: Props) {
  const { version, voice, hasOwnLight } = useFragment(
    graphql`
      fragment LookPanel_siteLook on SiteLook {
        version
        voice
        hasOwnLight
      }
    `,
    siteLook,
  );
  const saved = { voice: voice as Voice, hasOwnLight }; // none that is newer than this window
  const form = useUpdateSiteLook(saved, version);
  const { values, edit, faults, isPending, isChanged, save } = form;
  return (
    <Panel
      title="Look"
      description="The voice of every page: its typefaces, and the sizes, corners and rules that go with them; and what projects are lit by."
    >
      <Form
        faults={faults}
        questionCount={form.questionCount}
        onSubmit={() => save((changes, seen) => ({ input: { ...changes, version: seen } }))}
      >
        <div className="look-panel-columns">
          <ClashField
            label={lookLabels.voice}
            clash={form.clashOf("voice")}
            show={(theirs) => voiceTexts[theirs].label}
          >
            <OptionList
              label={lookLabels.voice}
              value={values.voice}
              options={options}
              onChange={(chosen) => edit({ voice: chosen })}
            />
          </ClashField>
          <VoicePreview voice={values.voice} />
        </div>
        <ClashField
          label={lookLabels.hasOwnLight}
          clash={form.clashOf("hasOwnLight")}
          show={(theirs) => (theirs ? "Off" : "On")}
        >
          <Checkbox
            isSelected={!values.hasOwnLight}
            onChange={(isOff) => edit({ hasOwnLight: !isOff })}
          >
            {lookLabels.hasOwnLight}
          </Checkbox>
          <p className="field-description">
            Else the page of each project stands in the colors of its picture, or in those chosen in
            its editor.
          </p>
        </ClashField>
        <FormActions label="Save Look" {...{ isPending, isChanged }} onCancel={form.discard} />
      </Form>
    </Panel>
  );
}
