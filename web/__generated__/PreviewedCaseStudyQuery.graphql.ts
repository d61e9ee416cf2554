/**
 * @generated SignedSource<<f313f4b31bd15f1d9460fbec6f5c178d>>
 * @relayHash 52de9fdf2b63d1e7fede8c2ca046b544
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 528e8dd44e8faf0bff67f0c249c450cfbf43b9902ab9204560df520cfb8a74c4

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ColumnAlignment = "CENTER" | "END" | "START" | "%future added value";
export type GalleryLayout = "GRID" | "ROWS" | "STRIP" | "%future added value";
export type MediaFrame = "BROWSER" | "NONE" | "PHONE" | "TABLET" | "%future added value";
export type MediaKind = "IMAGE" | "VIDEO" | "%future added value";
export type MediaPlayback = "CONTROLS" | "LOOP" | "%future added value";
export type ProjectSection = "PROCESS" | "RESULT" | "ROLE" | "SHIPPED_GOODS" | "SOLUTION" | "WHY" | "%future added value";
export type Side = "LEFT" | "RIGHT" | "%future added value";
export type TableHeaders = "BOTH" | "COLUMN" | "NONE" | "ROW" | "%future added value";
export type Visibility = "DRAFT" | "PUBLIC" | "UNLISTED" | "%future added value";
export type PreviewedCaseStudyQuery$variables = Record<PropertyKey, never>;
export type PreviewedCaseStudyQuery$data = {
  readonly project: {
    readonly caseStudy: {
      readonly __typename: "CaseStudy";
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"Deck_projects" | "ProjectCaseStudy_project" | "ProtectedProject_project">;
  } | null | undefined;
};
export type PreviewedCaseStudyQuery$rawResponse = {
  readonly project: {
    readonly __isProjectContent: "Project";
    readonly brief: {
      readonly numbers: ReadonlyArray<{
        readonly label: string;
        readonly value: string;
      }>;
      readonly outcome: string;
      readonly pictureSections: ReadonlyArray<ProjectSection | null | undefined>;
      readonly pictures: ReadonlyArray<{
        readonly asset: {
          readonly altText: string;
          readonly focalX: number;
          readonly focalY: number;
          readonly height: number;
          readonly id: string;
          readonly placeholderImage: string | null | undefined;
          readonly poster: {
            readonly asset: {
              readonly altText: string;
              readonly focalX: number;
              readonly focalY: number;
              readonly height: number;
              readonly id: string;
              readonly placeholderImage: string | null | undefined;
              readonly sources: ReadonlyArray<{
                readonly mediaType: string;
                readonly srcSet: string;
              }>;
              readonly width: number;
            } | null | undefined;
            readonly src: string;
          } | null | undefined;
          readonly sources: ReadonlyArray<{
            readonly mediaType: string;
            readonly srcSet: string;
          }>;
          readonly videoSources: ReadonlyArray<{
            readonly codecs: string | null | undefined;
            readonly isForPhones: boolean;
            readonly src: string;
          }>;
          readonly width: number;
        } | null | undefined;
        readonly kind: MediaKind;
        readonly src: string;
      }>;
      readonly role: string;
      readonly team: string;
      readonly time: string;
    } | null | undefined;
    readonly caseStudy: {
      readonly __typename: "CaseStudy";
      readonly gates: ReadonlyArray<{
        readonly place: number;
        readonly section: ProjectSection;
      }>;
      readonly sections: ReadonlyArray<{
        readonly modules: ReadonlyArray<{
          readonly __typename: "BeforeAfterModule";
          readonly __isContentModule: "BeforeAfterModule";
          readonly after: {
            readonly asset: {
              readonly altText: string;
              readonly captions: ReadonlyArray<{
                readonly label: string;
                readonly language: string;
                readonly src: string;
              }>;
              readonly focalX: number;
              readonly focalY: number;
              readonly height: number;
              readonly id: string;
              readonly motion: {
                readonly mediaType: string;
                readonly phoneSrc: string | null | undefined;
                readonly srcSet: string;
              } | null | undefined;
              readonly placeholderImage: string | null | undefined;
              readonly poster: {
                readonly asset: {
                  readonly altText: string;
                  readonly focalX: number;
                  readonly focalY: number;
                  readonly height: number;
                  readonly id: string;
                  readonly placeholderImage: string | null | undefined;
                  readonly sources: ReadonlyArray<{
                    readonly mediaType: string;
                    readonly srcSet: string;
                  }>;
                  readonly width: number;
                } | null | undefined;
                readonly src: string;
              } | null | undefined;
              readonly sources: ReadonlyArray<{
                readonly mediaType: string;
                readonly srcSet: string;
              }>;
              readonly videoSources: ReadonlyArray<{
                readonly codecs: string | null | undefined;
                readonly isForPhones: boolean;
                readonly src: string;
              }>;
              readonly width: number;
            } | null | undefined;
            readonly kind: MediaKind;
            readonly src: string;
          } | null | undefined;
          readonly afterView: {
            readonly crop: {
              readonly height: number;
              readonly width: number;
              readonly x: number;
              readonly y: number;
            } | null | undefined;
            readonly focal: {
              readonly x: number;
              readonly y: number;
            } | null | undefined;
            readonly frame: MediaFrame;
            readonly playback: MediaPlayback;
            readonly start: {
              readonly asset: {
                readonly altText: string;
                readonly focalX: number;
                readonly focalY: number;
                readonly height: number;
                readonly id: string;
                readonly placeholderImage: string | null | undefined;
                readonly sources: ReadonlyArray<{
                  readonly mediaType: string;
                  readonly srcSet: string;
                }>;
                readonly width: number;
              } | null | undefined;
              readonly src: string;
            } | null | undefined;
          } | null | undefined;
          readonly before: {
            readonly asset: {
              readonly altText: string;
              readonly captions: ReadonlyArray<{
                readonly label: string;
                readonly language: string;
                readonly src: string;
              }>;
              readonly focalX: number;
              readonly focalY: number;
              readonly height: number;
              readonly id: string;
              readonly motion: {
                readonly mediaType: string;
                readonly phoneSrc: string | null | undefined;
                readonly srcSet: string;
              } | null | undefined;
              readonly placeholderImage: string | null | undefined;
              readonly poster: {
                readonly asset: {
                  readonly altText: string;
                  readonly focalX: number;
                  readonly focalY: number;
                  readonly height: number;
                  readonly id: string;
                  readonly placeholderImage: string | null | undefined;
                  readonly sources: ReadonlyArray<{
                    readonly mediaType: string;
                    readonly srcSet: string;
                  }>;
                  readonly width: number;
                } | null | undefined;
                readonly src: string;
              } | null | undefined;
              readonly sources: ReadonlyArray<{
                readonly mediaType: string;
                readonly srcSet: string;
              }>;
              readonly videoSources: ReadonlyArray<{
                readonly codecs: string | null | undefined;
                readonly isForPhones: boolean;
                readonly src: string;
              }>;
              readonly width: number;
            } | null | undefined;
            readonly kind: MediaKind;
            readonly src: string;
          } | null | undefined;
          readonly beforeView: {
            readonly crop: {
              readonly height: number;
              readonly width: number;
              readonly x: number;
              readonly y: number;
            } | null | undefined;
            readonly focal: {
              readonly x: number;
              readonly y: number;
            } | null | undefined;
            readonly frame: MediaFrame;
            readonly playback: MediaPlayback;
            readonly start: {
              readonly asset: {
                readonly altText: string;
                readonly focalX: number;
                readonly focalY: number;
                readonly height: number;
                readonly id: string;
                readonly placeholderImage: string | null | undefined;
                readonly sources: ReadonlyArray<{
                  readonly mediaType: string;
                  readonly srcSet: string;
                }>;
                readonly width: number;
              } | null | undefined;
              readonly src: string;
            } | null | undefined;
          } | null | undefined;
          readonly caption: string;
          readonly inPresentation: boolean;
          readonly isBeside: boolean;
          readonly isBlank: boolean;
          readonly isHidden: boolean;
          readonly isWide: boolean;
          readonly speakerNotes: string;
        } | {
          readonly __typename: "CodeModule";
          readonly __isContentModule: "CodeModule";
          readonly content: string;
          readonly inPresentation: boolean;
          readonly isBeside: boolean;
          readonly isBlank: boolean;
          readonly isHidden: boolean;
          readonly isWide: boolean;
          readonly language: string;
          readonly speakerNotes: string;
        } | {
          readonly __typename: "ColumnsModule";
          readonly __isContentModule: "ColumnsModule";
          readonly inPresentation: boolean;
          readonly isBeside: boolean;
          readonly isBlank: boolean;
          readonly isHidden: boolean;
          readonly isWide: boolean;
          readonly items: ReadonlyArray<{
            readonly contentHtml: string;
            readonly title: string;
          }>;
          readonly speakerNotes: string;
        } | {
          readonly __typename: "EmbedModule";
          readonly __isContentModule: "EmbedModule";
          readonly inPresentation: boolean;
          readonly isBeside: boolean;
          readonly isBlank: boolean;
          readonly isHidden: boolean;
          readonly isWide: boolean;
          readonly player: {
            readonly aspectRatio: number;
            readonly page: string;
            readonly sandbox: string;
            readonly site: string;
            readonly src: string;
          } | null | undefined;
          readonly poster: {
            readonly asset: {
              readonly altText: string;
              readonly captions: ReadonlyArray<{
                readonly label: string;
                readonly language: string;
                readonly src: string;
              }>;
              readonly focalX: number;
              readonly focalY: number;
              readonly height: number;
              readonly id: string;
              readonly motion: {
                readonly mediaType: string;
                readonly phoneSrc: string | null | undefined;
                readonly srcSet: string;
              } | null | undefined;
              readonly placeholderImage: string | null | undefined;
              readonly poster: {
                readonly asset: {
                  readonly altText: string;
                  readonly focalX: number;
                  readonly focalY: number;
                  readonly height: number;
                  readonly id: string;
                  readonly placeholderImage: string | null | undefined;
                  readonly sources: ReadonlyArray<{
                    readonly mediaType: string;
                    readonly srcSet: string;
                  }>;
                  readonly width: number;
                } | null | undefined;
                readonly src: string;
              } | null | undefined;
              readonly sources: ReadonlyArray<{
                readonly mediaType: string;
                readonly srcSet: string;
              }>;
              readonly videoSources: ReadonlyArray<{
                readonly codecs: string | null | undefined;
                readonly isForPhones: boolean;
                readonly src: string;
              }>;
              readonly width: number;
            } | null | undefined;
            readonly kind: MediaKind;
            readonly src: string;
          } | null | undefined;
          readonly posterView: {
            readonly crop: {
              readonly height: number;
              readonly width: number;
              readonly x: number;
              readonly y: number;
            } | null | undefined;
            readonly focal: {
              readonly x: number;
              readonly y: number;
            } | null | undefined;
            readonly frame: MediaFrame;
            readonly playback: MediaPlayback;
            readonly start: {
              readonly asset: {
                readonly altText: string;
                readonly focalX: number;
                readonly focalY: number;
                readonly height: number;
                readonly id: string;
                readonly placeholderImage: string | null | undefined;
                readonly sources: ReadonlyArray<{
                  readonly mediaType: string;
                  readonly srcSet: string;
                }>;
                readonly width: number;
              } | null | undefined;
              readonly src: string;
            } | null | undefined;
          } | null | undefined;
          readonly speakerNotes: string;
          readonly title: string;
        } | {
          readonly __typename: "FullWidthModule";
          readonly __isContentModule: "FullWidthModule";
          readonly caption: string;
          readonly inPresentation: boolean;
          readonly isBeside: boolean;
          readonly isBlank: boolean;
          readonly isHidden: boolean;
          readonly isWide: boolean;
          readonly media: {
            readonly asset: {
              readonly altText: string;
              readonly captions: ReadonlyArray<{
                readonly label: string;
                readonly language: string;
                readonly src: string;
              }>;
              readonly focalX: number;
              readonly focalY: number;
              readonly height: number;
              readonly id: string;
              readonly motion: {
                readonly mediaType: string;
                readonly phoneSrc: string | null | undefined;
                readonly srcSet: string;
              } | null | undefined;
              readonly placeholderImage: string | null | undefined;
              readonly poster: {
                readonly asset: {
                  readonly altText: string;
                  readonly focalX: number;
                  readonly focalY: number;
                  readonly height: number;
                  readonly id: string;
                  readonly placeholderImage: string | null | undefined;
                  readonly sources: ReadonlyArray<{
                    readonly mediaType: string;
                    readonly srcSet: string;
                  }>;
                  readonly width: number;
                } | null | undefined;
                readonly src: string;
              } | null | undefined;
              readonly sources: ReadonlyArray<{
                readonly mediaType: string;
                readonly srcSet: string;
              }>;
              readonly videoSources: ReadonlyArray<{
                readonly codecs: string | null | undefined;
                readonly isForPhones: boolean;
                readonly src: string;
              }>;
              readonly width: number;
            } | null | undefined;
            readonly kind: MediaKind;
            readonly src: string;
          } | null | undefined;
          readonly mediaView: {
            readonly crop: {
              readonly height: number;
              readonly width: number;
              readonly x: number;
              readonly y: number;
            } | null | undefined;
            readonly focal: {
              readonly x: number;
              readonly y: number;
            } | null | undefined;
            readonly frame: MediaFrame;
            readonly playback: MediaPlayback;
            readonly start: {
              readonly asset: {
                readonly altText: string;
                readonly focalX: number;
                readonly focalY: number;
                readonly height: number;
                readonly id: string;
                readonly placeholderImage: string | null | undefined;
                readonly sources: ReadonlyArray<{
                  readonly mediaType: string;
                  readonly srcSet: string;
                }>;
                readonly width: number;
              } | null | undefined;
              readonly src: string;
            } | null | undefined;
          } | null | undefined;
          readonly speakerNotes: string;
          readonly textHtml: string;
        } | {
          readonly __typename: "GalleryModule";
          readonly __isContentModule: "GalleryModule";
          readonly inPresentation: boolean;
          readonly isBeside: boolean;
          readonly isBlank: boolean;
          readonly isHidden: boolean;
          readonly isWide: boolean;
          readonly items: ReadonlyArray<{
            readonly caption: string;
            readonly media: {
              readonly __typename?: "Media";
              readonly asset: {
                readonly altText: string;
                readonly captions: ReadonlyArray<{
                  readonly label: string;
                  readonly language: string;
                  readonly src: string;
                }>;
                readonly focalX: number;
                readonly focalY: number;
                readonly height: number;
                readonly id: string;
                readonly motion: {
                  readonly mediaType: string;
                  readonly phoneSrc: string | null | undefined;
                  readonly srcSet: string;
                } | null | undefined;
                readonly placeholderImage: string | null | undefined;
                readonly poster: {
                  readonly asset: {
                    readonly altText: string;
                    readonly focalX: number;
                    readonly focalY: number;
                    readonly height: number;
                    readonly id: string;
                    readonly placeholderImage: string | null | undefined;
                    readonly sources: ReadonlyArray<{
                      readonly mediaType: string;
                      readonly srcSet: string;
                    }>;
                    readonly width: number;
                  } | null | undefined;
                  readonly src: string;
                } | null | undefined;
                readonly sources: ReadonlyArray<{
                  readonly mediaType: string;
                  readonly srcSet: string;
                }>;
                readonly videoSources: ReadonlyArray<{
                  readonly codecs: string | null | undefined;
                  readonly isForPhones: boolean;
                  readonly src: string;
                }>;
                readonly width: number;
              } | null | undefined;
              readonly kind: MediaKind;
              readonly src: string;
            } | null | undefined;
            readonly mediaView: {
              readonly crop: {
                readonly height: number;
                readonly width: number;
                readonly x: number;
                readonly y: number;
              } | null | undefined;
              readonly focal: {
                readonly x: number;
                readonly y: number;
              } | null | undefined;
              readonly frame: MediaFrame;
              readonly playback: MediaPlayback;
              readonly start: {
                readonly asset: {
                  readonly altText: string;
                  readonly focalX: number;
                  readonly focalY: number;
                  readonly height: number;
                  readonly id: string;
                  readonly placeholderImage: string | null | undefined;
                  readonly sources: ReadonlyArray<{
                    readonly mediaType: string;
                    readonly srcSet: string;
                  }>;
                  readonly width: number;
                } | null | undefined;
                readonly src: string;
              } | null | undefined;
            } | null | undefined;
          }>;
          readonly layout: GalleryLayout;
          readonly speakerNotes: string;
        } | {
          readonly __typename: "HeroImageModule";
          readonly __isContentModule: "HeroImageModule";
          readonly caption: string;
          readonly inPresentation: boolean;
          readonly isBeside: boolean;
          readonly isBlank: boolean;
          readonly isHidden: boolean;
          readonly isWide: boolean;
          readonly media: {
            readonly asset: {
              readonly altText: string;
              readonly captions: ReadonlyArray<{
                readonly label: string;
                readonly language: string;
                readonly src: string;
              }>;
              readonly focalX: number;
              readonly focalY: number;
              readonly height: number;
              readonly id: string;
              readonly motion: {
                readonly mediaType: string;
                readonly phoneSrc: string | null | undefined;
                readonly srcSet: string;
              } | null | undefined;
              readonly placeholderImage: string | null | undefined;
              readonly poster: {
                readonly asset: {
                  readonly altText: string;
                  readonly focalX: number;
                  readonly focalY: number;
                  readonly height: number;
                  readonly id: string;
                  readonly placeholderImage: string | null | undefined;
                  readonly sources: ReadonlyArray<{
                    readonly mediaType: string;
                    readonly srcSet: string;
                  }>;
                  readonly width: number;
                } | null | undefined;
                readonly src: string;
              } | null | undefined;
              readonly sources: ReadonlyArray<{
                readonly mediaType: string;
                readonly srcSet: string;
              }>;
              readonly videoSources: ReadonlyArray<{
                readonly codecs: string | null | undefined;
                readonly isForPhones: boolean;
                readonly src: string;
              }>;
              readonly width: number;
            } | null | undefined;
            readonly kind: MediaKind;
            readonly src: string;
          } | null | undefined;
          readonly mediaView: {
            readonly crop: {
              readonly height: number;
              readonly width: number;
              readonly x: number;
              readonly y: number;
            } | null | undefined;
            readonly focal: {
              readonly x: number;
              readonly y: number;
            } | null | undefined;
            readonly frame: MediaFrame;
            readonly playback: MediaPlayback;
            readonly start: {
              readonly asset: {
                readonly altText: string;
                readonly focalX: number;
                readonly focalY: number;
                readonly height: number;
                readonly id: string;
                readonly placeholderImage: string | null | undefined;
                readonly sources: ReadonlyArray<{
                  readonly mediaType: string;
                  readonly srcSet: string;
                }>;
                readonly width: number;
              } | null | undefined;
              readonly src: string;
            } | null | undefined;
          } | null | undefined;
          readonly speakerNotes: string;
        } | {
          readonly __typename: "ImageImageModule";
          readonly __isContentModule: "ImageImageModule";
          readonly inPresentation: boolean;
          readonly isBeside: boolean;
          readonly isBlank: boolean;
          readonly isHidden: boolean;
          readonly isWide: boolean;
          readonly left: {
            readonly asset: {
              readonly altText: string;
              readonly captions: ReadonlyArray<{
                readonly label: string;
                readonly language: string;
                readonly src: string;
              }>;
              readonly focalX: number;
              readonly focalY: number;
              readonly height: number;
              readonly id: string;
              readonly motion: {
                readonly mediaType: string;
                readonly phoneSrc: string | null | undefined;
                readonly srcSet: string;
              } | null | undefined;
              readonly placeholderImage: string | null | undefined;
              readonly poster: {
                readonly asset: {
                  readonly altText: string;
                  readonly focalX: number;
                  readonly focalY: number;
                  readonly height: number;
                  readonly id: string;
                  readonly placeholderImage: string | null | undefined;
                  readonly sources: ReadonlyArray<{
                    readonly mediaType: string;
                    readonly srcSet: string;
                  }>;
                  readonly width: number;
                } | null | undefined;
                readonly src: string;
              } | null | undefined;
              readonly sources: ReadonlyArray<{
                readonly mediaType: string;
                readonly srcSet: string;
              }>;
              readonly videoSources: ReadonlyArray<{
                readonly codecs: string | null | undefined;
                readonly isForPhones: boolean;
                readonly src: string;
              }>;
              readonly width: number;
            } | null | undefined;
            readonly kind: MediaKind;
            readonly src: string;
          } | null | undefined;
          readonly leftTextHtml: string;
          readonly leftView: {
            readonly crop: {
              readonly height: number;
              readonly width: number;
              readonly x: number;
              readonly y: number;
            } | null | undefined;
            readonly focal: {
              readonly x: number;
              readonly y: number;
            } | null | undefined;
            readonly frame: MediaFrame;
            readonly playback: MediaPlayback;
            readonly start: {
              readonly asset: {
                readonly altText: string;
                readonly focalX: number;
                readonly focalY: number;
                readonly height: number;
                readonly id: string;
                readonly placeholderImage: string | null | undefined;
                readonly sources: ReadonlyArray<{
                  readonly mediaType: string;
                  readonly srcSet: string;
                }>;
                readonly width: number;
              } | null | undefined;
              readonly src: string;
            } | null | undefined;
          } | null | undefined;
          readonly right: {
            readonly asset: {
              readonly altText: string;
              readonly captions: ReadonlyArray<{
                readonly label: string;
                readonly language: string;
                readonly src: string;
              }>;
              readonly focalX: number;
              readonly focalY: number;
              readonly height: number;
              readonly id: string;
              readonly motion: {
                readonly mediaType: string;
                readonly phoneSrc: string | null | undefined;
                readonly srcSet: string;
              } | null | undefined;
              readonly placeholderImage: string | null | undefined;
              readonly poster: {
                readonly asset: {
                  readonly altText: string;
                  readonly focalX: number;
                  readonly focalY: number;
                  readonly height: number;
                  readonly id: string;
                  readonly placeholderImage: string | null | undefined;
                  readonly sources: ReadonlyArray<{
                    readonly mediaType: string;
                    readonly srcSet: string;
                  }>;
                  readonly width: number;
                } | null | undefined;
                readonly src: string;
              } | null | undefined;
              readonly sources: ReadonlyArray<{
                readonly mediaType: string;
                readonly srcSet: string;
              }>;
              readonly videoSources: ReadonlyArray<{
                readonly codecs: string | null | undefined;
                readonly isForPhones: boolean;
                readonly src: string;
              }>;
              readonly width: number;
            } | null | undefined;
            readonly kind: MediaKind;
            readonly src: string;
          } | null | undefined;
          readonly rightTextHtml: string;
          readonly rightView: {
            readonly crop: {
              readonly height: number;
              readonly width: number;
              readonly x: number;
              readonly y: number;
            } | null | undefined;
            readonly focal: {
              readonly x: number;
              readonly y: number;
            } | null | undefined;
            readonly frame: MediaFrame;
            readonly playback: MediaPlayback;
            readonly start: {
              readonly asset: {
                readonly altText: string;
                readonly focalX: number;
                readonly focalY: number;
                readonly height: number;
                readonly id: string;
                readonly placeholderImage: string | null | undefined;
                readonly sources: ReadonlyArray<{
                  readonly mediaType: string;
                  readonly srcSet: string;
                }>;
                readonly width: number;
              } | null | undefined;
              readonly src: string;
            } | null | undefined;
          } | null | undefined;
          readonly speakerNotes: string;
        } | {
          readonly __typename: "NumbersModule";
          readonly __isContentModule: "NumbersModule";
          readonly inPresentation: boolean;
          readonly isBeside: boolean;
          readonly isBlank: boolean;
          readonly isHidden: boolean;
          readonly isWide: boolean;
          readonly items: ReadonlyArray<{
            readonly from: string;
            readonly label: string;
            readonly value: string;
          }>;
          readonly speakerNotes: string;
        } | {
          readonly __typename: "QuoteModule";
          readonly __isContentModule: "QuoteModule";
          readonly inPresentation: boolean;
          readonly isBeside: boolean;
          readonly isBlank: boolean;
          readonly isHidden: boolean;
          readonly isWide: boolean;
          readonly person: string;
          readonly portrait: {
            readonly asset: {
              readonly altText: string;
              readonly captions: ReadonlyArray<{
                readonly label: string;
                readonly language: string;
                readonly src: string;
              }>;
              readonly focalX: number;
              readonly focalY: number;
              readonly height: number;
              readonly id: string;
              readonly motion: {
                readonly mediaType: string;
                readonly phoneSrc: string | null | undefined;
                readonly srcSet: string;
              } | null | undefined;
              readonly placeholderImage: string | null | undefined;
              readonly poster: {
                readonly asset: {
                  readonly altText: string;
                  readonly focalX: number;
                  readonly focalY: number;
                  readonly height: number;
                  readonly id: string;
                  readonly placeholderImage: string | null | undefined;
                  readonly sources: ReadonlyArray<{
                    readonly mediaType: string;
                    readonly srcSet: string;
                  }>;
                  readonly width: number;
                } | null | undefined;
                readonly src: string;
              } | null | undefined;
              readonly sources: ReadonlyArray<{
                readonly mediaType: string;
                readonly srcSet: string;
              }>;
              readonly videoSources: ReadonlyArray<{
                readonly codecs: string | null | undefined;
                readonly isForPhones: boolean;
                readonly src: string;
              }>;
              readonly width: number;
            } | null | undefined;
            readonly kind: MediaKind;
            readonly src: string;
          } | null | undefined;
          readonly portraitView: {
            readonly crop: {
              readonly height: number;
              readonly width: number;
              readonly x: number;
              readonly y: number;
            } | null | undefined;
            readonly focal: {
              readonly x: number;
              readonly y: number;
            } | null | undefined;
            readonly frame: MediaFrame;
            readonly playback: MediaPlayback;
            readonly start: {
              readonly asset: {
                readonly altText: string;
                readonly focalX: number;
                readonly focalY: number;
                readonly height: number;
                readonly id: string;
                readonly placeholderImage: string | null | undefined;
                readonly sources: ReadonlyArray<{
                  readonly mediaType: string;
                  readonly srcSet: string;
                }>;
                readonly width: number;
              } | null | undefined;
              readonly src: string;
            } | null | undefined;
          } | null | undefined;
          readonly role: string;
          readonly speakerNotes: string;
          readonly textHtml: string;
        } | {
          readonly __typename: "TableModule";
          readonly __isContentModule: "TableModule";
          readonly caption: string;
          readonly columns: ReadonlyArray<{
            readonly align: ColumnAlignment | null | undefined;
          }>;
          readonly headers: TableHeaders;
          readonly inPresentation: boolean;
          readonly isBeside: boolean;
          readonly isBlank: boolean;
          readonly isHidden: boolean;
          readonly isWide: boolean;
          readonly rows: ReadonlyArray<{
            readonly __typename?: "TableRow";
            readonly cellsHtml: ReadonlyArray<string>;
          }>;
          readonly speakerNotes: string;
        } | {
          readonly __typename: "TextImageModule";
          readonly __isContentModule: "TextImageModule";
          readonly contentHtml: string;
          readonly imagePosition: Side;
          readonly inPresentation: boolean;
          readonly isBeside: boolean;
          readonly isBlank: boolean;
          readonly isHidden: boolean;
          readonly isWide: boolean;
          readonly media: {
            readonly asset: {
              readonly altText: string;
              readonly captions: ReadonlyArray<{
                readonly label: string;
                readonly language: string;
                readonly src: string;
              }>;
              readonly focalX: number;
              readonly focalY: number;
              readonly height: number;
              readonly id: string;
              readonly motion: {
                readonly mediaType: string;
                readonly phoneSrc: string | null | undefined;
                readonly srcSet: string;
              } | null | undefined;
              readonly placeholderImage: string | null | undefined;
              readonly poster: {
                readonly asset: {
                  readonly altText: string;
                  readonly focalX: number;
                  readonly focalY: number;
                  readonly height: number;
                  readonly id: string;
                  readonly placeholderImage: string | null | undefined;
                  readonly sources: ReadonlyArray<{
                    readonly mediaType: string;
                    readonly srcSet: string;
                  }>;
                  readonly width: number;
                } | null | undefined;
                readonly src: string;
              } | null | undefined;
              readonly sources: ReadonlyArray<{
                readonly mediaType: string;
                readonly srcSet: string;
              }>;
              readonly videoSources: ReadonlyArray<{
                readonly codecs: string | null | undefined;
                readonly isForPhones: boolean;
                readonly src: string;
              }>;
              readonly width: number;
            } | null | undefined;
            readonly kind: MediaKind;
            readonly src: string;
          } | null | undefined;
          readonly mediaView: {
            readonly crop: {
              readonly height: number;
              readonly width: number;
              readonly x: number;
              readonly y: number;
            } | null | undefined;
            readonly focal: {
              readonly x: number;
              readonly y: number;
            } | null | undefined;
            readonly frame: MediaFrame;
            readonly playback: MediaPlayback;
            readonly start: {
              readonly asset: {
                readonly altText: string;
                readonly focalX: number;
                readonly focalY: number;
                readonly height: number;
                readonly id: string;
                readonly placeholderImage: string | null | undefined;
                readonly sources: ReadonlyArray<{
                  readonly mediaType: string;
                  readonly srcSet: string;
                }>;
                readonly width: number;
              } | null | undefined;
              readonly src: string;
            } | null | undefined;
          } | null | undefined;
          readonly speakerNotes: string;
        } | {
          readonly __typename: "TextModule";
          readonly __isContentModule: "TextModule";
          readonly contentHtml: string;
          readonly inPresentation: boolean;
          readonly isBeside: boolean;
          readonly isBlank: boolean;
          readonly isHidden: boolean;
          readonly isWide: boolean;
          readonly speakerNotes: string;
          readonly textPosition: Side | null | undefined;
          readonly title: string;
        } | {
          readonly __typename: string;
          readonly __isContentModule: string;
          readonly inPresentation: boolean;
          readonly isBeside: boolean;
          readonly isBlank: boolean;
          readonly isHidden: boolean;
          readonly isWide: boolean;
          readonly speakerNotes: string;
        }>;
        readonly name: string | null | undefined;
        readonly section: ProjectSection;
      }>;
    } | null | undefined;
    readonly facts: {
      readonly client: string;
      readonly links: ReadonlyArray<{
        readonly label?: string;
        readonly url: string;
      }>;
      readonly role: string;
      readonly tags: ReadonlyArray<string>;
      readonly team: ReadonlyArray<{
        readonly name: string;
        readonly role?: string;
      }>;
      readonly year: string;
    } | null | undefined;
    readonly hyphenatedName: string;
    readonly id: string;
    readonly language: string;
    readonly lightModeNav: boolean;
    readonly name: string;
    readonly pageHero: {
      readonly asset: {
        readonly altText: string;
        readonly captions: ReadonlyArray<{
          readonly label: string;
          readonly language: string;
          readonly src: string;
        }>;
        readonly focalX: number;
        readonly focalY: number;
        readonly height: number;
        readonly heroVeils?: {
          readonly darkPhone: number;
          readonly darkWide: number;
          readonly lightPhone: number;
          readonly lightWide: number;
        } | null | undefined;
        readonly id: string;
        readonly motion: {
          readonly mediaType: string;
          readonly phoneSrc: string | null | undefined;
          readonly srcSet: string;
        } | null | undefined;
        readonly phoneCrop?: {
          readonly focalX: number;
          readonly sources: ReadonlyArray<{
            readonly mediaType: string;
            readonly srcSet: string;
          }>;
        } | null | undefined;
        readonly placeholderImage: string | null | undefined;
        readonly poster: {
          readonly asset: {
            readonly altText: string;
            readonly focalX: number;
            readonly focalY: number;
            readonly height: number;
            readonly id: string;
            readonly placeholderImage: string | null | undefined;
            readonly sources: ReadonlyArray<{
              readonly mediaType: string;
              readonly srcSet: string;
            }>;
            readonly width: number;
          } | null | undefined;
          readonly src: string;
        } | null | undefined;
        readonly sources: ReadonlyArray<{
          readonly mediaType: string;
          readonly srcSet: string;
        }>;
        readonly videoSources: ReadonlyArray<{
          readonly codecs: string | null | undefined;
          readonly isForPhones: boolean;
          readonly src: string;
        }>;
        readonly width: number;
      } | null | undefined;
      readonly kind: MediaKind;
      readonly src: string;
    } | null | undefined;
    readonly visibility: Visibility;
  } | null | undefined;
};
export type PreviewedCaseStudyQuery = {
  rawResponse: PreviewedCaseStudyQuery$rawResponse;
  response: PreviewedCaseStudyQuery$data;
  variables: PreviewedCaseStudyQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "slug",
    "value": "preview"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/)
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "section",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "contentHtml",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "width",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "height",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "altText",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mediaType",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "srcSet",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "concreteType": "Motion",
  "kind": "LinkedField",
  "name": "motion",
  "plural": false,
  "selections": [
    (v11/*:: as any*/),
    (v12/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phoneSrc",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "placeholderImage",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "focalX",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "focalY",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "concreteType": "PictureSource",
  "kind": "LinkedField",
  "name": "sources",
  "plural": true,
  "selections": [
    (v11/*:: as any*/),
    (v12/*:: as any*/)
  ],
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "src",
  "storageKey": null
},
v20 = [
  (v19/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "MediaAsset",
    "kind": "LinkedField",
    "name": "asset",
    "plural": false,
    "selections": [
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      (v10/*:: as any*/),
      (v15/*:: as any*/),
      (v16/*:: as any*/),
      (v17/*:: as any*/),
      (v18/*:: as any*/),
      (v14/*:: as any*/)
    ],
    "storageKey": null
  }
],
v21 = {
  "alias": null,
  "args": null,
  "concreteType": "Media",
  "kind": "LinkedField",
  "name": "poster",
  "plural": false,
  "selections": (v20/*:: as any*/),
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "concreteType": "VideoSource",
  "kind": "LinkedField",
  "name": "videoSources",
  "plural": true,
  "selections": [
    (v19/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "codecs",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isForPhones",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "language",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "concreteType": "MediaCaption",
  "kind": "LinkedField",
  "name": "captions",
  "plural": true,
  "selections": [
    (v23/*:: as any*/),
    (v24/*:: as any*/),
    (v19/*:: as any*/)
  ],
  "storageKey": null
},
v26 = [
  (v7/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "MediaAsset",
    "kind": "LinkedField",
    "name": "asset",
    "plural": false,
    "selections": [
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      (v10/*:: as any*/),
      (v13/*:: as any*/),
      (v14/*:: as any*/),
      (v15/*:: as any*/),
      (v16/*:: as any*/),
      (v17/*:: as any*/),
      (v18/*:: as any*/),
      (v21/*:: as any*/),
      (v22/*:: as any*/),
      (v25/*:: as any*/)
    ],
    "storageKey": null
  },
  (v19/*:: as any*/)
],
v27 = {
  "alias": null,
  "args": null,
  "concreteType": "Media",
  "kind": "LinkedField",
  "name": "media",
  "plural": false,
  "selections": (v26/*:: as any*/),
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "frame",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "playback",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "x",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "y",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "concreteType": "FocalPoint",
  "kind": "LinkedField",
  "name": "focal",
  "plural": false,
  "selections": [
    (v30/*:: as any*/),
    (v31/*:: as any*/)
  ],
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "concreteType": "Media",
  "kind": "LinkedField",
  "name": "start",
  "plural": false,
  "selections": (v20/*:: as any*/),
  "storageKey": null
},
v34 = [
  (v28/*:: as any*/),
  (v29/*:: as any*/),
  (v32/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "MediaCrop",
    "kind": "LinkedField",
    "name": "crop",
    "plural": false,
    "selections": [
      (v30/*:: as any*/),
      (v31/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/)
    ],
    "storageKey": null
  },
  (v33/*:: as any*/)
],
v35 = {
  "alias": null,
  "args": null,
  "concreteType": "MediaView",
  "kind": "LinkedField",
  "name": "mediaView",
  "plural": false,
  "selections": (v34/*:: as any*/),
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "caption",
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "textHtml",
  "storageKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "concreteType": "MediaCrop",
  "kind": "LinkedField",
  "name": "crop",
  "plural": false,
  "selections": [
    (v8/*:: as any*/),
    (v9/*:: as any*/),
    (v30/*:: as any*/),
    (v31/*:: as any*/)
  ],
  "storageKey": null
},
v39 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "role",
  "storageKey": null
},
v40 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v41 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "headers",
  "storageKey": null
},
v42 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "content",
  "storageKey": null
},
v43 = [
  (v6/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PreviewedCaseStudyQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CaseStudy",
            "kind": "LinkedField",
            "name": "caseStudy",
            "plural": false,
            "selections": (v2/*:: as any*/),
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ProjectCaseStudy_project"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ProtectedProject_project"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Deck_projects"
          }
        ],
        "storageKey": "project(slug:\"preview\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PreviewedCaseStudyQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CaseStudy",
            "kind": "LinkedField",
            "name": "caseStudy",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "SeenSection",
                "kind": "LinkedField",
                "name": "sections",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "modules",
                    "plural": true,
                    "selections": [
                      (v1/*:: as any*/),
                      {
                        "kind": "TypeDiscriminator",
                        "abstractKey": "__isContentModule"
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isHidden",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isBlank",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isBeside",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isWide",
                        "storageKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v5/*:: as any*/),
                          (v6/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "textPosition",
                            "storageKey": null
                          }
                        ],
                        "type": "TextModule",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v6/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "imagePosition",
                            "storageKey": null
                          },
                          (v27/*:: as any*/),
                          (v35/*:: as any*/)
                        ],
                        "type": "TextImageModule",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "leftTextHtml",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "rightTextHtml",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "MediaView",
                            "kind": "LinkedField",
                            "name": "leftView",
                            "plural": false,
                            "selections": (v34/*:: as any*/),
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "MediaView",
                            "kind": "LinkedField",
                            "name": "rightView",
                            "plural": false,
                            "selections": (v34/*:: as any*/),
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Media",
                            "kind": "LinkedField",
                            "name": "left",
                            "plural": false,
                            "selections": (v26/*:: as any*/),
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Media",
                            "kind": "LinkedField",
                            "name": "right",
                            "plural": false,
                            "selections": (v26/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "type": "ImageImageModule",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v36/*:: as any*/),
                          (v27/*:: as any*/),
                          (v35/*:: as any*/)
                        ],
                        "type": "HeroImageModule",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v36/*:: as any*/),
                          (v37/*:: as any*/),
                          (v27/*:: as any*/),
                          (v35/*:: as any*/)
                        ],
                        "type": "FullWidthModule",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v36/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Media",
                            "kind": "LinkedField",
                            "name": "before",
                            "plural": false,
                            "selections": [
                              (v7/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "MediaAsset",
                                "kind": "LinkedField",
                                "name": "asset",
                                "plural": false,
                                "selections": [
                                  (v8/*:: as any*/),
                                  (v9/*:: as any*/),
                                  (v14/*:: as any*/),
                                  (v10/*:: as any*/),
                                  (v13/*:: as any*/),
                                  (v15/*:: as any*/),
                                  (v16/*:: as any*/),
                                  (v17/*:: as any*/),
                                  (v18/*:: as any*/),
                                  (v21/*:: as any*/),
                                  (v22/*:: as any*/),
                                  (v25/*:: as any*/)
                                ],
                                "storageKey": null
                              },
                              (v19/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "MediaView",
                            "kind": "LinkedField",
                            "name": "beforeView",
                            "plural": false,
                            "selections": [
                              (v28/*:: as any*/),
                              (v38/*:: as any*/),
                              (v29/*:: as any*/),
                              (v32/*:: as any*/),
                              (v33/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "MediaView",
                            "kind": "LinkedField",
                            "name": "afterView",
                            "plural": false,
                            "selections": (v34/*:: as any*/),
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Media",
                            "kind": "LinkedField",
                            "name": "after",
                            "plural": false,
                            "selections": (v26/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "type": "BeforeAfterModule",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "layout",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "GalleryItem",
                            "kind": "LinkedField",
                            "name": "items",
                            "plural": true,
                            "selections": [
                              (v36/*:: as any*/),
                              (v27/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "MediaView",
                                "kind": "LinkedField",
                                "name": "mediaView",
                                "plural": false,
                                "selections": [
                                  (v38/*:: as any*/),
                                  (v28/*:: as any*/),
                                  (v29/*:: as any*/),
                                  (v32/*:: as any*/),
                                  (v33/*:: as any*/)
                                ],
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "GalleryModule",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v5/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Media",
                            "kind": "LinkedField",
                            "name": "poster",
                            "plural": false,
                            "selections": (v26/*:: as any*/),
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "MediaView",
                            "kind": "LinkedField",
                            "name": "posterView",
                            "plural": false,
                            "selections": (v34/*:: as any*/),
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Player",
                            "kind": "LinkedField",
                            "name": "player",
                            "plural": false,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "site",
                                "storageKey": null
                              },
                              (v19/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "page",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "aspectRatio",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "sandbox",
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "EmbedModule",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v37/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "person",
                            "storageKey": null
                          },
                          (v39/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Media",
                            "kind": "LinkedField",
                            "name": "portrait",
                            "plural": false,
                            "selections": (v26/*:: as any*/),
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "MediaView",
                            "kind": "LinkedField",
                            "name": "portraitView",
                            "plural": false,
                            "selections": (v34/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "type": "QuoteModule",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Figure",
                            "kind": "LinkedField",
                            "name": "items",
                            "plural": true,
                            "selections": [
                              (v40/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "from",
                                "storageKey": null
                              },
                              (v24/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "NumbersModule",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "TextColumn",
                            "kind": "LinkedField",
                            "name": "items",
                            "plural": true,
                            "selections": [
                              (v5/*:: as any*/),
                              (v6/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "ColumnsModule",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v36/*:: as any*/),
                          (v41/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "TableColumn",
                            "kind": "LinkedField",
                            "name": "columns",
                            "plural": true,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "align",
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "TableRow",
                            "kind": "LinkedField",
                            "name": "rows",
                            "plural": true,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "cellsHtml",
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "TableModule",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v23/*:: as any*/),
                          (v42/*:: as any*/)
                        ],
                        "type": "CodeModule",
                        "abstractKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "inPresentation",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "speakerNotes",
                        "storageKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": (v43/*:: as any*/),
                        "type": "TextModule",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": (v43/*:: as any*/),
                        "type": "TextImageModule",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "GalleryItem",
                            "kind": "LinkedField",
                            "name": "items",
                            "plural": true,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Media",
                                "kind": "LinkedField",
                                "name": "media",
                                "plural": false,
                                "selections": (v2/*:: as any*/),
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "GalleryModule",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v41/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "TableRow",
                            "kind": "LinkedField",
                            "name": "rows",
                            "plural": true,
                            "selections": (v2/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "type": "TableModule",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v42/*:: as any*/)
                        ],
                        "type": "CodeModule",
                        "abstractKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Gate",
                "kind": "LinkedField",
                "name": "gates",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "place",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
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
              (v39/*:: as any*/),
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
                  (v40/*:: as any*/),
                  (v24/*:: as any*/)
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
                "selections": [
                  (v19/*:: as any*/),
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "MediaAsset",
                    "kind": "LinkedField",
                    "name": "asset",
                    "plural": false,
                    "selections": [
                      (v10/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v14/*:: as any*/),
                      (v15/*:: as any*/),
                      (v16/*:: as any*/),
                      (v17/*:: as any*/),
                      (v18/*:: as any*/),
                      (v21/*:: as any*/),
                      (v22/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "pictureSections",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
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
              (v39/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "TeamMember",
                "kind": "LinkedField",
                "name": "team",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/)
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "visibility",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hyphenatedName",
            "storageKey": null
          },
          (v14/*:: as any*/),
          (v4/*:: as any*/),
          (v23/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Media",
            "kind": "LinkedField",
            "name": "pageHero",
            "plural": false,
            "selections": (v26/*:: as any*/),
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
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
                    "concreteType": "TeamMember",
                    "kind": "LinkedField",
                    "name": "team",
                    "plural": true,
                    "selections": [
                      (v39/*:: as any*/)
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
                      (v24/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lightModeNav",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Media",
                "kind": "LinkedField",
                "name": "pageHero",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "MediaAsset",
                    "kind": "LinkedField",
                    "name": "asset",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "PhoneCrop",
                        "kind": "LinkedField",
                        "name": "phoneCrop",
                        "plural": false,
                        "selections": [
                          (v16/*:: as any*/),
                          (v18/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "HeroVeils",
                        "kind": "LinkedField",
                        "name": "heroVeils",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "darkWide",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "darkPhone",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "lightWide",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "lightPhone",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "ProjectContent",
            "abstractKey": "__isProjectContent"
          }
        ],
        "storageKey": "project(slug:\"preview\")"
      }
    ]
  },
  "params": {
    "id": "528e8dd44e8faf0bff67f0c249c450cfbf43b9902ab9204560df520cfb8a74c4",
    "metadata": {},
    "name": "PreviewedCaseStudyQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bc66eea11bb4914ab632ed36c076d8fe";

export default node;
