import { graphql, useFragment } from "react-relay";
import type { AnalyticsPanel_siteAnalytics$key } from "../../__generated__/AnalyticsPanel_siteAnalytics.graphql";
import type { AnalyticsPanelMutation } from "../../__generated__/AnalyticsPanelMutation.graphql";
import { TextField } from "../../ui/field/TextField";
import { Panel } from "../../ui/panel/Panel";
import { ClashField } from "../editing/ClashField";
import { Form } from "../editing/Form";
import { useRecordForm } from "../editing/useRecordForm";
import { FixedNote } from "./FixedNote";
import { FormActions } from "./FormActions";

const analyticsLabels = { measurementId: "Measurement ID" };

type Props = { siteAnalytics: AnalyticsPanel_siteAnalytics$key };

/** The settings of Google Analytics, which is off without a measurement ID. */
export function AnalyticsPanel({ siteAnalytics }: Props) {
  const { version, measurementId, variable } = useFragment(
    graphql`
      fragment AnalyticsPanel_siteAnalytics on SiteAnalytics {
        version
        measurementId
        variable
      }
    `,
    siteAnalytics,
  );
  const form = useUpdateSiteAnalytics({ measurementId }, version);
  return (
    <Panel
      title="Analytics"
      description="With a measurement ID, the browsers of your visitors load Google Analytics. Without one, no page asks another server for anything. The law may ask for your visitors’ consent."
    >
      <Form
        form={form}
        onSubmit={() =>
          form.save((_changes, seen) => ({ input: { ...form.values, version: seen } }))
        }
      >
        <ClashField {...form.questionOf("measurementId")}>
          <TextField
            {...form.textOf("measurementId")}
            placeholder="G-XXXXXXX"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            readOnly={variable !== null}
          />
        </ClashField>
        {variable ? (
          <FixedNote variable={variable} what="The measurement ID" />
        ) : (
          <FormActions label="Save Analytics" form={form} />
        )}
      </Form>
    </Panel>
  );
}

/** The form of the analytics settings. */
function useUpdateSiteAnalytics(values: { measurementId: string }, version: number) {
  return useRecordForm<AnalyticsPanelMutation, typeof values>(
    { values, version, labels: analyticsLabels },
    graphql`
      mutation AnalyticsPanelMutation($input: UpdateSiteAnalyticsInput!) {
        updateSiteAnalytics(input: $input) {
          siteAnalytics {
            id
            ...AnalyticsPanel_siteAnalytics
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    {
      succeeded: { title: "Analytics updated", description: "Pages use it from now on." },
      failed: "Failed to update analytics.",
    },
  );
}
