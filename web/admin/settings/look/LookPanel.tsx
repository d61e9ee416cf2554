import { useEffect } from "react";
import { graphql, useFragment } from "react-relay";
import type { LookPanel_siteLook$key } from "../../../__generated__/LookPanel_siteLook.graphql";
import type { LookPanelMutation } from "../../../__generated__/LookPanelMutation.graphql";
import { type HomeLayout, knownLayout } from "../../../site/home/layouts/homeLayout";
import { Checkbox } from "../../../ui/checkbox/Checkbox";
import { OptionList } from "../../../ui/choice/OptionList";
import { Panel } from "../../../ui/panel/Panel";
import type { Voice } from "../../../voices/voice";
import { ClashField } from "../../editing/ClashField";
import { Form } from "../../editing/Form";
import { useRecordForm } from "../../editing/useRecordForm";
import { FormActions } from "../FormActions";
import type { ShownLook } from "./LookPreview";
import { layoutTexts, voiceTexts } from "./lookTexts";

const voiceOptions = optionsOf(voiceTexts);
const layoutOptions = optionsOf(layoutTexts);

function optionsOf<Value extends string>(
  texts: Record<Value, { label: string; description: string }>,
) {
  const values = Object.keys(texts) as Value[]; // its keys
  return values.map((value) => ({ value, ...texts[value] }));
}

const lookLabels = {
  voice: "Voice",
  homeLayout: "Home page",
  hasOwnLight: "Site colors only",
  cropsWork: "Square pictures on the Work page",
  fillsLargeScreens: "Grow on large screens",
};

type Props = {
  siteLook: LookPanel_siteLook$key;
  /** Is told the look to show before it is saved. One function for all renders. */
  onShow: (look: ShownLook) => void;
};

/** What the site looks like besides its colours. */
export function LookPanel({ siteLook, onShow }: Props) {
  const { version, voice, homeLayout, hasOwnLight, cropsWork, fillsLargeScreens } = useFragment(
    graphql`
      fragment LookPanel_siteLook on SiteLook {
        version
        voice
        homeLayout
        hasOwnLight
        cropsWork
        fillsLargeScreens
      }
    `,
    siteLook,
  );
  // None that is newer than this window.
  const saved = {
    voice: voice as Voice,
    homeLayout: knownLayout(homeLayout),
    hasOwnLight,
    cropsWork,
    fillsLargeScreens,
  };
  const form = useUpdateSiteLook(saved, version);
  const { values, edit, faults, isPending, isChanged, save } = form;
  const { voice: shownVoice, homeLayout: shownLayout } = values;
  useEffect(() => {
    onShow({ voice: shownVoice, homeLayout: shownLayout });
  }, [onShow, shownVoice, shownLayout]);
  return (
    <Panel
      title="Look"
      description="The voice of every page: its typefaces, and the sizes, corners and rules that go with them; the layout of the home page; and what projects are lit by."
    >
      <Form
        faults={faults}
        questionCount={form.questionCount}
        onSubmit={() => save((changes, seen) => ({ input: { ...changes, version: seen } }))}
      >
        <ClashField
          label={lookLabels.voice}
          clash={form.clashOf("voice")}
          show={(theirs) => voiceTexts[theirs].label}
        >
          <OptionList
            label={lookLabels.voice}
            value={values.voice}
            options={voiceOptions}
            onChange={(chosen) => edit({ voice: chosen })}
          />
        </ClashField>
        <ClashField
          label={lookLabels.homeLayout}
          clash={form.clashOf("homeLayout")}
          show={(theirs) => layoutTexts[theirs].label}
        >
          <OptionList
            label={lookLabels.homeLayout}
            value={values.homeLayout}
            options={layoutOptions}
            onChange={(chosen) => edit({ homeLayout: chosen })}
          />
        </ClashField>
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
        <ClashField
          label={lookLabels.cropsWork}
          clash={form.clashOf("cropsWork")}
          show={(theirs) => (theirs ? "On" : "Off")}
        >
          <Checkbox isSelected={values.cropsWork} onChange={(isOn) => edit({ cropsWork: isOn })}>
            {lookLabels.cropsWork}
          </Checkbox>
          <p className="field-description">Else each stands whole, in its own proportions.</p>
        </ClashField>
        <ClashField
          label={lookLabels.fillsLargeScreens}
          clash={form.clashOf("fillsLargeScreens")}
          show={(theirs) => (theirs ? "On" : "Off")}
        >
          <Checkbox
            isSelected={values.fillsLargeScreens}
            onChange={(isOn) => edit({ fillsLargeScreens: isOn })}
          >
            {lookLabels.fillsLargeScreens}
          </Checkbox>
          <p className="field-description">
            In windows wider than 1440 pixels everything grows, up to 1760 pixels. Else it keeps its
            measures, in the middle of the window.
          </p>
        </ClashField>
        <FormActions label="Save Look" {...{ isPending, isChanged }} onCancel={form.discard} />
      </Form>
    </Panel>
  );
}

type LookValues = {
  voice: Voice;
  homeLayout: HomeLayout;
  hasOwnLight: boolean;
  cropsWork: boolean;
  fillsLargeScreens: boolean;
};

/** The form that writes the site's look. Every page on the screen takes it on at once. */
function useUpdateSiteLook(values: LookValues, version: number) {
  return useRecordForm<LookPanelMutation, LookValues>(
    { values, version, labels: lookLabels },
    graphql`
      mutation LookPanelMutation($input: UpdateSiteLookInput!) {
        updateSiteLook(input: $input) {
          siteLook {
            id
            ...LookPanel_siteLook
            ...useVoice_siteLook
            ...useHasOwnLight_siteLook
            fillsLargeScreens
            homeLayout
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    {
      succeeded: { title: "Look updated", description: "Every page looks like this now." },
      failed: "Failed to update the look.",
    },
  );
}
