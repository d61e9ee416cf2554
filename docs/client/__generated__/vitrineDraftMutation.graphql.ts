/**
 * @generated SignedSource<<9bc54341895c4c1ab67e9873a5392c32>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type ColumnAlignment = "CENTER" | "END" | "START" | "%future added value";
export type GalleryLayout = "GRID" | "ROWS" | "STRIP" | "%future added value";
export type HomeDisplayWidth = "FULL" | "HALF" | "%future added value";
export type LightSource = "COLORS" | "PICTURE" | "SITE" | "%future added value";
export type MediaFrame = "BROWSER" | "NONE" | "PHONE" | "TABLET" | "%future added value";
export type MediaPlayback = "CONTROLS" | "LOOP" | "%future added value";
export type ModuleAudience = "ACCESS" | "PROJECT" | "PUBLIC" | "%future added value";
export type ProjectSection = "PROCESS" | "RESULT" | "ROLE" | "SHIPPED_GOODS" | "SOLUTION" | "WHY" | "%future added value";
export type Side = "LEFT" | "RIGHT" | "%future added value";
export type TableHeaders = "BOTH" | "COLUMN" | "NONE" | "ROW" | "%future added value";
export type Visibility = "DRAFT" | "PUBLIC" | "UNLISTED" | "%future added value";
export type CreateProjectInput = {
  brief?: ProjectBriefInput | null | undefined;
  facts?: ProjectFactsInput | null | undefined;
  heroImage?: string | null | undefined;
  homeDisplayWidth?: HomeDisplayWidth | null | undefined;
  homeHeroImage?: string | null | undefined;
  homeOrder?: number | null | undefined;
  isPasswordProtected?: boolean | null | undefined;
  language?: string | null | undefined;
  lightAccent?: string | null | undefined;
  lightGround?: string | null | undefined;
  lightInk?: string | null | undefined;
  lightModeNav?: boolean | null | undefined;
  lightSource?: LightSource | null | undefined;
  name: string;
  offersPdf?: boolean | null | undefined;
  offersPresentation?: boolean | null | undefined;
  publishAt?: string | null | undefined;
  publishZone?: string | null | undefined;
  searchDescription?: string | null | undefined;
  sectionLayout?: ReadonlyArray<LaidOutSectionInput> | null | undefined;
  sectionTexts?: CaseStudyTextInput | null | undefined;
  sections?: CaseStudyInput | null | undefined;
  showOnHome?: boolean | null | undefined;
  slug: string;
  socialImage?: string | null | undefined;
  visibility?: Visibility | null | undefined;
  withholdsOriginals?: boolean | null | undefined;
  workImages?: ReadonlyArray<string> | null | undefined;
  workOrder?: number | null | undefined;
};
export type ProjectBriefInput = {
  isPublic?: boolean;
  numbers?: ReadonlyArray<BriefNumberInput>;
  outcome?: string;
  pictures?: ReadonlyArray<string>;
  role?: string;
  team?: string;
  time?: string;
};
export type BriefNumberInput = {
  label?: string;
  value: string;
};
export type ProjectFactsInput = {
  client?: string | null | undefined;
  links?: ReadonlyArray<ProjectLinkInput> | null | undefined;
  role?: string | null | undefined;
  tags?: ReadonlyArray<string> | null | undefined;
  team?: ReadonlyArray<TeamMemberInput> | null | undefined;
  year?: string | null | undefined;
};
export type ProjectLinkInput = {
  label?: string;
  url: string;
};
export type TeamMemberInput = {
  name: string;
  role?: string;
};
export type LaidOutSectionInput = {
  isLeftOut?: boolean;
  name?: string;
  section: ProjectSection;
};
export type CaseStudyTextInput = {
  process?: string | null | undefined;
  result?: string | null | undefined;
  role?: string | null | undefined;
  shippedGoods?: string | null | undefined;
  solution?: string | null | undefined;
  why?: string | null | undefined;
};
export type CaseStudyInput = {
  process?: ReadonlyArray<ContentModuleInput> | null | undefined;
  result?: ReadonlyArray<ContentModuleInput> | null | undefined;
  role?: ReadonlyArray<ContentModuleInput> | null | undefined;
  shippedGoods?: ReadonlyArray<ContentModuleInput> | null | undefined;
  solution?: ReadonlyArray<ContentModuleInput> | null | undefined;
  why?: ReadonlyArray<ContentModuleInput> | null | undefined;
};
export type ContentModuleInput = {
  beforeAfter: BeforeAfterModuleInput;
  code?: never;
  columns?: never;
  embed?: never;
  fullWidth?: never;
  gallery?: never;
  heroImage?: never;
  imageImage?: never;
  numbers?: never;
  quote?: never;
  table?: never;
  text?: never;
  textImage?: never;
} | {
  beforeAfter?: never;
  code: CodeModuleInput;
  columns?: never;
  embed?: never;
  fullWidth?: never;
  gallery?: never;
  heroImage?: never;
  imageImage?: never;
  numbers?: never;
  quote?: never;
  table?: never;
  text?: never;
  textImage?: never;
} | {
  beforeAfter?: never;
  code?: never;
  columns: ColumnsModuleInput;
  embed?: never;
  fullWidth?: never;
  gallery?: never;
  heroImage?: never;
  imageImage?: never;
  numbers?: never;
  quote?: never;
  table?: never;
  text?: never;
  textImage?: never;
} | {
  beforeAfter?: never;
  code?: never;
  columns?: never;
  embed: EmbedModuleInput;
  fullWidth?: never;
  gallery?: never;
  heroImage?: never;
  imageImage?: never;
  numbers?: never;
  quote?: never;
  table?: never;
  text?: never;
  textImage?: never;
} | {
  beforeAfter?: never;
  code?: never;
  columns?: never;
  embed?: never;
  fullWidth: FullWidthModuleInput;
  gallery?: never;
  heroImage?: never;
  imageImage?: never;
  numbers?: never;
  quote?: never;
  table?: never;
  text?: never;
  textImage?: never;
} | {
  beforeAfter?: never;
  code?: never;
  columns?: never;
  embed?: never;
  fullWidth?: never;
  gallery: GalleryModuleInput;
  heroImage?: never;
  imageImage?: never;
  numbers?: never;
  quote?: never;
  table?: never;
  text?: never;
  textImage?: never;
} | {
  beforeAfter?: never;
  code?: never;
  columns?: never;
  embed?: never;
  fullWidth?: never;
  gallery?: never;
  heroImage: HeroImageModuleInput;
  imageImage?: never;
  numbers?: never;
  quote?: never;
  table?: never;
  text?: never;
  textImage?: never;
} | {
  beforeAfter?: never;
  code?: never;
  columns?: never;
  embed?: never;
  fullWidth?: never;
  gallery?: never;
  heroImage?: never;
  imageImage: ImageImageModuleInput;
  numbers?: never;
  quote?: never;
  table?: never;
  text?: never;
  textImage?: never;
} | {
  beforeAfter?: never;
  code?: never;
  columns?: never;
  embed?: never;
  fullWidth?: never;
  gallery?: never;
  heroImage?: never;
  imageImage?: never;
  numbers: NumbersModuleInput;
  quote?: never;
  table?: never;
  text?: never;
  textImage?: never;
} | {
  beforeAfter?: never;
  code?: never;
  columns?: never;
  embed?: never;
  fullWidth?: never;
  gallery?: never;
  heroImage?: never;
  imageImage?: never;
  numbers?: never;
  quote: QuoteModuleInput;
  table?: never;
  text?: never;
  textImage?: never;
} | {
  beforeAfter?: never;
  code?: never;
  columns?: never;
  embed?: never;
  fullWidth?: never;
  gallery?: never;
  heroImage?: never;
  imageImage?: never;
  numbers?: never;
  quote?: never;
  table: TableModuleInput;
  text?: never;
  textImage?: never;
} | {
  beforeAfter?: never;
  code?: never;
  columns?: never;
  embed?: never;
  fullWidth?: never;
  gallery?: never;
  heroImage?: never;
  imageImage?: never;
  numbers?: never;
  quote?: never;
  table?: never;
  text: TextModuleInput;
  textImage?: never;
} | {
  beforeAfter?: never;
  code?: never;
  columns?: never;
  embed?: never;
  fullWidth?: never;
  gallery?: never;
  heroImage?: never;
  imageImage?: never;
  numbers?: never;
  quote?: never;
  table?: never;
  text?: never;
  textImage: TextImageModuleInput;
};
export type BeforeAfterModuleInput = {
  after?: string | null | undefined;
  afterView?: MediaViewInput | null | undefined;
  audience?: ModuleAudience | null | undefined;
  before?: string | null | undefined;
  beforeView?: MediaViewInput | null | undefined;
  caption?: string | null | undefined;
  inPresentation?: boolean | null | undefined;
  isBeside?: boolean | null | undefined;
  isHidden?: boolean | null | undefined;
  isWide?: boolean | null | undefined;
  label?: string | null | undefined;
  moduleId?: string | null | undefined;
  speakerNotes?: string | null | undefined;
  standIn?: StandInInput | null | undefined;
};
export type MediaViewInput = {
  crop?: MediaCropInput | null | undefined;
  focal?: FocalPointInput | null | undefined;
  frame?: MediaFrame | null | undefined;
  playback?: MediaPlayback | null | undefined;
  startSrc?: string | null | undefined;
};
export type MediaCropInput = {
  height: number;
  width: number;
  x: number;
  y: number;
};
export type FocalPointInput = {
  x: number;
  y: number;
};
export type StandInInput = {
  media?: string | null | undefined;
  text?: string | null | undefined;
};
export type CodeModuleInput = {
  audience?: ModuleAudience | null | undefined;
  content: string;
  inPresentation?: boolean | null | undefined;
  isBeside?: boolean | null | undefined;
  isHidden?: boolean | null | undefined;
  isWide?: boolean | null | undefined;
  label?: string | null | undefined;
  language?: string | null | undefined;
  moduleId?: string | null | undefined;
  speakerNotes?: string | null | undefined;
  standIn?: StandInInput | null | undefined;
};
export type ColumnsModuleInput = {
  audience?: ModuleAudience | null | undefined;
  inPresentation?: boolean | null | undefined;
  isBeside?: boolean | null | undefined;
  isHidden?: boolean | null | undefined;
  isWide?: boolean | null | undefined;
  items: ReadonlyArray<TextColumnInput>;
  label?: string | null | undefined;
  markup?: number | null | undefined;
  moduleId?: string | null | undefined;
  speakerNotes?: string | null | undefined;
  standIn?: StandInInput | null | undefined;
};
export type TextColumnInput = {
  content: string;
  title?: string | null | undefined;
};
export type EmbedModuleInput = {
  audience?: ModuleAudience | null | undefined;
  inPresentation?: boolean | null | undefined;
  isBeside?: boolean | null | undefined;
  isHidden?: boolean | null | undefined;
  isWide?: boolean | null | undefined;
  label?: string | null | undefined;
  moduleId?: string | null | undefined;
  poster?: string | null | undefined;
  posterView?: MediaViewInput | null | undefined;
  speakerNotes?: string | null | undefined;
  standIn?: StandInInput | null | undefined;
  title?: string | null | undefined;
  url: string;
};
export type FullWidthModuleInput = {
  audience?: ModuleAudience | null | undefined;
  caption?: string | null | undefined;
  inPresentation?: boolean | null | undefined;
  isBeside?: boolean | null | undefined;
  isHidden?: boolean | null | undefined;
  isWide?: boolean | null | undefined;
  label?: string | null | undefined;
  markup?: number | null | undefined;
  media?: string | null | undefined;
  mediaView?: MediaViewInput | null | undefined;
  moduleId?: string | null | undefined;
  speakerNotes?: string | null | undefined;
  standIn?: StandInInput | null | undefined;
  text?: string | null | undefined;
};
export type GalleryModuleInput = {
  audience?: ModuleAudience | null | undefined;
  inPresentation?: boolean | null | undefined;
  isBeside?: boolean | null | undefined;
  isHidden?: boolean | null | undefined;
  isWide?: boolean | null | undefined;
  items: ReadonlyArray<GalleryItemInput>;
  label?: string | null | undefined;
  layout: GalleryLayout;
  moduleId?: string | null | undefined;
  speakerNotes?: string | null | undefined;
  standIn?: StandInInput | null | undefined;
};
export type GalleryItemInput = {
  caption?: string | null | undefined;
  media: string;
  mediaView?: MediaViewInput | null | undefined;
};
export type HeroImageModuleInput = {
  audience?: ModuleAudience | null | undefined;
  caption?: string | null | undefined;
  inPresentation?: boolean | null | undefined;
  isBeside?: boolean | null | undefined;
  isHidden?: boolean | null | undefined;
  isWide?: boolean | null | undefined;
  label?: string | null | undefined;
  media?: string | null | undefined;
  mediaView?: MediaViewInput | null | undefined;
  moduleId?: string | null | undefined;
  speakerNotes?: string | null | undefined;
  standIn?: StandInInput | null | undefined;
};
export type ImageImageModuleInput = {
  audience?: ModuleAudience | null | undefined;
  inPresentation?: boolean | null | undefined;
  isBeside?: boolean | null | undefined;
  isHidden?: boolean | null | undefined;
  isWide?: boolean | null | undefined;
  label?: string | null | undefined;
  left?: string | null | undefined;
  leftText?: string | null | undefined;
  leftView?: MediaViewInput | null | undefined;
  markup?: number | null | undefined;
  moduleId?: string | null | undefined;
  right?: string | null | undefined;
  rightText?: string | null | undefined;
  rightView?: MediaViewInput | null | undefined;
  speakerNotes?: string | null | undefined;
  standIn?: StandInInput | null | undefined;
};
export type NumbersModuleInput = {
  audience?: ModuleAudience | null | undefined;
  inPresentation?: boolean | null | undefined;
  isBeside?: boolean | null | undefined;
  isHidden?: boolean | null | undefined;
  isWide?: boolean | null | undefined;
  items: ReadonlyArray<FigureInput>;
  label?: string | null | undefined;
  moduleId?: string | null | undefined;
  speakerNotes?: string | null | undefined;
  standIn?: StandInInput | null | undefined;
};
export type FigureInput = {
  from?: string | null | undefined;
  label: string;
  value: string;
};
export type QuoteModuleInput = {
  audience?: ModuleAudience | null | undefined;
  inPresentation?: boolean | null | undefined;
  isBeside?: boolean | null | undefined;
  isHidden?: boolean | null | undefined;
  isWide?: boolean | null | undefined;
  label?: string | null | undefined;
  markup?: number | null | undefined;
  moduleId?: string | null | undefined;
  person?: string | null | undefined;
  portrait?: string | null | undefined;
  portraitView?: MediaViewInput | null | undefined;
  role?: string | null | undefined;
  speakerNotes?: string | null | undefined;
  standIn?: StandInInput | null | undefined;
  text: string;
};
export type TableModuleInput = {
  audience?: ModuleAudience | null | undefined;
  caption?: string | null | undefined;
  columns: ReadonlyArray<TableColumnInput>;
  headers: TableHeaders;
  inPresentation?: boolean | null | undefined;
  isBeside?: boolean | null | undefined;
  isHidden?: boolean | null | undefined;
  isWide?: boolean | null | undefined;
  label?: string | null | undefined;
  markup?: number | null | undefined;
  moduleId?: string | null | undefined;
  rows: ReadonlyArray<TableRowInput>;
  speakerNotes?: string | null | undefined;
  standIn?: StandInInput | null | undefined;
};
export type TableColumnInput = {
  align?: ColumnAlignment | null | undefined;
};
export type TableRowInput = {
  cells: ReadonlyArray<string>;
};
export type TextModuleInput = {
  audience?: ModuleAudience | null | undefined;
  content: string;
  inPresentation?: boolean | null | undefined;
  isBeside?: boolean | null | undefined;
  isHidden?: boolean | null | undefined;
  isWide?: boolean | null | undefined;
  label?: string | null | undefined;
  markup?: number | null | undefined;
  moduleId?: string | null | undefined;
  speakerNotes?: string | null | undefined;
  standIn?: StandInInput | null | undefined;
  textPosition?: Side | null | undefined;
  title?: string | null | undefined;
};
export type TextImageModuleInput = {
  audience?: ModuleAudience | null | undefined;
  content: string;
  imagePosition: Side;
  inPresentation?: boolean | null | undefined;
  isBeside?: boolean | null | undefined;
  isHidden?: boolean | null | undefined;
  isWide?: boolean | null | undefined;
  label?: string | null | undefined;
  markup?: number | null | undefined;
  media?: string | null | undefined;
  mediaView?: MediaViewInput | null | undefined;
  moduleId?: string | null | undefined;
  speakerNotes?: string | null | undefined;
  standIn?: StandInInput | null | undefined;
};
export type vitrineDraftMutation$variables = {
  input: CreateProjectInput;
};
export type vitrineDraftMutation$data = {
  readonly createProject: {
    readonly project: {
      readonly id: string;
      readonly slug: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type vitrineDraftMutation = {
  response: vitrineDraftMutation$data;
  variables: vitrineDraftMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "CreateProjectPayload",
    "kind": "LinkedField",
    "name": "createProject",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "slug",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "userErrors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "vitrineDraftMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "vitrineDraftMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "062364c52831a207dbefd8c352d3ca93",
    "id": null,
    "metadata": {},
    "name": "vitrineDraftMutation",
    "operationKind": "mutation",
    "text": "mutation vitrineDraftMutation(\n  $input: CreateProjectInput!\n) {\n  createProject(input: $input) {\n    project {\n      id\n      slug\n    }\n    userErrors {\n      field\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "5a1f4f28a42f3d7c615155996e7bb586";

export default node;
