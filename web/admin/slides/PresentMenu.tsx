import { Button } from "react-aria-components/Button";
import { Menu, MenuItem, MenuTrigger } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { paths } from "../../paths";
import { SlidesIcon } from "../../ui/icon/icons";
import "../links/LinkMenu.css";

type Props = {
  slug: string;
  name: string;
  /** Whether the menu has the PDF, too. */
  hasPdf?: boolean;
};

/** The menu that opens a project's slides as the chosen audience sees them, or its PDF. */
export function PresentMenu({ slug, name, hasPdf = false }: Props) {
  const slides = paths.slides(slug);
  const pdf = paths.projectPdf(slug);
  // The server parses these addresses in api/projects/presentation/present-as.ts.
  const choices = [
    ["As a visitor", slides],
    ["With the password", `${slides}?as=access`],
    ["Your window, as a visitor", `${slides}/notes`],
    ["Your window, with the password", `${slides}/notes?as=access`],
    ["As the reader of a link …", paths.adminLinks],
    ...(hasPdf
      ? ([
          ["PDF, as you see the saved page", pdf],
          ["The same on US Letter", `${pdf}?paper=letter`],
        ] as const)
      : []),
  ] as const;
  return (
    <MenuTrigger>
      <Button className="icon-button" aria-label={`Present ${name}`}>
        <SlidesIcon />
      </Button>
      <Popover className="menu-popover floating" placement="bottom end" offset={6}>
        <Menu className="menu" aria-label="Who the slides are shown to">
          {choices.map(([words, href]) => (
            <MenuItem key={href} className="menu-item" href={href} target="_blank">
              {words}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
