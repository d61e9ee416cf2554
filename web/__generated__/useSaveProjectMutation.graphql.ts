/**
 * @generated SignedSource<<e748f52e5eeaa95b85c8cc9673a0873c>>
 * @relayHash bbcc6715a148bfa49b55d8906a283bfd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 90ac355dc5ea2c8f93435ce92dc631509905fa8af38a91a78a356b388d5b8a3a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
export type UpdateProjectInput = {
  brief?: ProjectBriefInput | null | undefined;
  facts?: ProjectFactsInput | null | undefined;
  heroImage?: string | null | undefined;
  homeDisplayWidth?: HomeDisplayWidth | null | undefined;
  homeHeroImage?: string | null | undefined;
  homeOrder?: number | null | undefined;
  id: string;
  isPasswordProtected?: boolean | null | undefined;
  language?: string | null | undefined;
  lightAccent?: string | null | undefined;
  lightGround?: string | null | undefined;
  lightInk?: string | null | undefined;
  lightModeNav?: boolean | null | undefined;
  lightSource?: LightSource | null | undefined;
  name?: string | null | undefined;
  offersPdf?: boolean | null | undefined;
  offersPresentation?: boolean | null | undefined;
  overwriteUnreadable?: boolean | null | undefined;
  publishAt?: string | null | undefined;
  publishZone?: string | null | undefined;
  searchDescription?: string | null | undefined;
  sectionLayout?: ReadonlyArray<LaidOutSectionInput> | null | undefined;
  sectionTexts?: CaseStudyTextInput | null | undefined;
  sections?: CaseStudyInput | null | undefined;
  showOnHome?: boolean | null | undefined;
  slug?: string | null | undefined;
  socialImage?: string | null | undefined;
  updatedAt?: string | null | undefined;
  version?: number | null | undefined;
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
export type useSaveProjectMutation$variables = {
  input: UpdateProjectInput;
};
export type useSaveProjectMutation$data = {
  readonly updateProject: {
    readonly project: {
      readonly id: string;
      readonly isPasswordProtected: boolean;
      readonly publishAt: string | null | undefined;
      readonly publishZone: string | null | undefined;
      readonly visibility: Visibility;
      readonly " $fragmentSpreads": FragmentRefs<"FormerSlugs_project" | "readLight_project" | "readProject_project" | "useUnreadableTexts_project">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useSaveProjectMutation = {
  response: useSaveProjectMutation$data;
  variables: useSaveProjectMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "visibility",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isPasswordProtected",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "publishAt",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "publishZone",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "PageLight",
  "kind": "LinkedField",
  "name": "light",
  "plural": false,
  "selections": [
    {
      "alias": "background",
      "args": null,
      "kind": "ScalarField",
      "name": "ground",
      "storageKey": null
    },
    {
      "alias": "textPrimary",
      "args": null,
      "kind": "ScalarField",
      "name": "ink",
      "storageKey": null
    },
    {
      "alias": "textSecondary",
      "args": null,
      "kind": "ScalarField",
      "name": "quiet",
      "storageKey": null
    },
    {
      "alias": "navHover",
      "args": null,
      "kind": "ScalarField",
      "name": "accent",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v9 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "src",
    "storageKey": null
  }
],
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "Media",
  "kind": "LinkedField",
  "name": "media",
  "plural": false,
  "selections": (v9/*:: as any*/),
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unreadableSections",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "language",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "showOnHome",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lightModeNav",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "withholdsOriginals",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "offersPresentation",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "offersPdf",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "homeDisplayWidth",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "concreteType": "Media",
  "kind": "LinkedField",
  "name": "homeHeroImage",
  "plural": false,
  "selections": (v9/*:: as any*/),
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "concreteType": "Media",
  "kind": "LinkedField",
  "name": "heroImage",
  "plural": false,
  "selections": (v9/*:: as any*/),
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lightSource",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lightGround",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lightInk",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lightAccent",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "concreteType": "LaidOutSection",
  "kind": "LinkedField",
  "name": "sectionLayout",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "section",
      "storageKey": null
    },
    (v12/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isLeftOut",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "role",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "concreteType": "ProjectBrief",
  "kind": "LinkedField",
  "name": "brief",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outcome",
      "storageKey": null
    },
    (v28/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "team",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "time",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BriefNumber",
      "kind": "LinkedField",
      "name": "numbers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        },
        (v29/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Media",
      "kind": "LinkedField",
      "name": "pictures",
      "plural": true,
      "selections": (v9/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPublic",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "searchDescription",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "concreteType": "Media",
  "kind": "LinkedField",
  "name": "socialImage",
  "plural": false,
  "selections": (v9/*:: as any*/),
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "concreteType": "ProjectFacts",
  "kind": "LinkedField",
  "name": "facts",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "client",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "year",
      "storageKey": null
    },
    {
      "alias": "designerRole",
      "args": null,
      "kind": "ScalarField",
      "name": "role",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TeamMember",
      "kind": "LinkedField",
      "name": "team",
      "plural": true,
      "selections": [
        (v12/*:: as any*/),
        (v28/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProjectLink",
      "kind": "LinkedField",
      "name": "links",
      "plural": true,
      "selections": [
        (v29/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tags",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "roleContent",
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "whyContent",
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "resultContent",
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "processContent",
  "storageKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "solutionContent",
  "storageKey": null
},
v39 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "shippedGoodsContent",
  "storageKey": null
},
v40 = {
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSaveProjectMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateProjectPayload",
        "kind": "LinkedField",
        "name": "updateProject",
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
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "FormerSlugs_project"
              },
              {
                "kind": "InlineDataFragmentSpread",
                "name": "readLight_project",
                "selections": [
                  (v7/*:: as any*/)
                ],
                "args": null,
                "argumentDefinitions": []
              },
              {
                "kind": "InlineDataFragmentSpread",
                "name": "readProject_project",
                "selections": [
                  (v8/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "WorkImage",
                    "kind": "LinkedField",
                    "name": "workImages",
                    "plural": true,
                    "selections": [
                      (v10/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CaseStudy",
                    "kind": "LinkedField",
                    "name": "caseStudy",
                    "plural": false,
                    "selections": [
                      (v11/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "readProject_content",
                    "selections": [
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v12/*:: as any*/),
                          (v13/*:: as any*/),
                          (v14/*:: as any*/),
                          (v15/*:: as any*/),
                          (v16/*:: as any*/),
                          (v17/*:: as any*/),
                          (v18/*:: as any*/),
                          (v19/*:: as any*/),
                          (v20/*:: as any*/),
                          (v21/*:: as any*/),
                          (v22/*:: as any*/),
                          (v23/*:: as any*/),
                          (v24/*:: as any*/),
                          (v25/*:: as any*/),
                          (v26/*:: as any*/),
                          (v27/*:: as any*/),
                          (v30/*:: as any*/),
                          (v31/*:: as any*/),
                          (v32/*:: as any*/),
                          (v33/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "CaseStudy",
                            "kind": "LinkedField",
                            "name": "caseStudy",
                            "plural": false,
                            "selections": [
                              (v34/*:: as any*/),
                              (v35/*:: as any*/),
                              (v36/*:: as any*/),
                              (v37/*:: as any*/),
                              (v38/*:: as any*/),
                              (v39/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "ProjectContent",
                        "abstractKey": "__isProjectContent"
                      }
                    ],
                    "args": null,
                    "argumentDefinitions": []
                  }
                ],
                "args": null,
                "argumentDefinitions": []
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "useUnreadableTexts_project"
              }
            ],
            "storageKey": null
          },
          (v40/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveProjectMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateProjectPayload",
        "kind": "LinkedField",
        "name": "updateProject",
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
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "FormerSlug",
                "kind": "LinkedField",
                "name": "formerSlugs",
                "plural": true,
                "selections": [
                  (v13/*:: as any*/)
                ],
                "storageKey": null
              },
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "WorkImage",
                "kind": "LinkedField",
                "name": "workImages",
                "plural": true,
                "selections": [
                  (v10/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CaseStudy",
                "kind": "LinkedField",
                "name": "caseStudy",
                "plural": false,
                "selections": [
                  (v11/*:: as any*/),
                  (v34/*:: as any*/),
                  (v35/*:: as any*/),
                  (v36/*:: as any*/),
                  (v37/*:: as any*/),
                  (v38/*:: as any*/),
                  (v39/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  (v18/*:: as any*/),
                  (v19/*:: as any*/),
                  (v20/*:: as any*/),
                  (v21/*:: as any*/),
                  (v22/*:: as any*/),
                  (v23/*:: as any*/),
                  (v24/*:: as any*/),
                  (v25/*:: as any*/),
                  (v26/*:: as any*/),
                  (v27/*:: as any*/),
                  (v30/*:: as any*/),
                  (v31/*:: as any*/),
                  (v32/*:: as any*/),
                  (v33/*:: as any*/)
                ],
                "type": "ProjectContent",
                "abstractKey": "__isProjectContent"
              }
            ],
            "storageKey": null
          },
          (v40/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "90ac355dc5ea2c8f93435ce92dc631509905fa8af38a91a78a356b388d5b8a3a",
    "metadata": {},
    "name": "useSaveProjectMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b3fcefed08f57b716898466d024e7c08";

export default node;
