import { graphql, useFragment } from "react-relay";
import type { BannerPanel_banner$key } from "../../__generated__/BannerPanel_banner.graphql";
import { Button } from "../../ui/button/Button";
import { TextAreaField } from "../../ui/field/TextAreaField";
import { Panel } from "../../ui/panel/Panel";
import { Switch } from "../../ui/switch/Switch";
import { Form } from "../forms/Form";
import { findBlanks } from "../forms/findBlanks";
import { useUpdateBanner } from "./useUpdateBanner";

/** What stands in the field before the owner has ever written a banner. */
const firstContent =
  "This site is a work in progress. Some case studies are still being written; thank you for your patience.";

type Props = { banner: BannerPanel_banner$key | null };

/** The strip above the home page: whether it shows, and what it says. */
export function BannerPanel({ banner }: Props) {
  const saved = useFragment(
    graphql`
      fragment BannerPanel_banner on Banner {
        isActive
        content
      }
    `,
    banner,
  );
  const { values, changes, edit, faults, refuse, isPending, save } = useUpdateBanner({
    isActive: saved?.isActive ?? false,
    content: saved?.content ?? firstContent,
  });

  const handleSubmit = () => {
    const blanks = findBlanks(values, { content: "The banner needs some text." });
    if (blanks) refuse(blanks);
    else save({ input: saved ? changes : values });
  };
  return (
    <Panel title="Home Page Banner" description="A notice in a strip above the home page.">
      <Form faults={faults} onSubmit={handleSubmit}>
        <Switch isSelected={values.isActive} onChange={(isActive) => edit({ isActive })}>
          Show the banner
        </Switch>
        <TextAreaField
          label="Banner content"
          rows={2}
          value={values.content}
          errorMessage={faults.content}
          onChange={(event) => edit({ content: event.target.value })}
        />
        <div className="admin-form-actions">
          <Button type="submit" variant="primary" isPending={isPending}>
            {isPending ? "Saving..." : "Save Banner"}
          </Button>
        </div>
      </Form>
    </Panel>
  );
}
