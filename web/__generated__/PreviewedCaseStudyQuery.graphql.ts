/**
 * @generated SignedSource<<ca4543ba46d4328cd80585d72a3994a6>>
 * @relayHash a9f1b126ac67d9f7872dfc06912fa176
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49d0cd0bed069f391ac9f2ae06cdb764a26529c63e8a6294b842a9518d1ac3ae

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MediaKind = "IMAGE" | "VIDEO" | "%future added value";
export type Side = "LEFT" | "RIGHT" | "%future added value";
export type PreviewedCaseStudyQuery$variables = Record<PropertyKey, never>;
export type PreviewedCaseStudyQuery$data = {
  readonly project: {
    readonly " $fragmentSpreads": FragmentRefs<"ProjectCaseStudy_project">;
  } | null | undefined;
};
export type PreviewedCaseStudyQuery$rawResponse = {
  readonly project: {
    readonly __isProjectContent: "Project";
    readonly caseStudy: {
      readonly process: ReadonlyArray<{
        readonly __typename: "HeroImageModule";
        readonly __isContentModule: "HeroImageModule";
        readonly caption: string;
        readonly isHidden: boolean;
        readonly media: {
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
            readonly width: number;
          } | null | undefined;
          readonly kind: MediaKind;
          readonly src: string;
        } | null | undefined;
      } | {
        readonly __typename: "ImageImageModule";
        readonly __isContentModule: "ImageImageModule";
        readonly isHidden: boolean;
        readonly left: {
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
            readonly width: number;
          } | null | undefined;
          readonly kind: MediaKind;
          readonly src: string;
        } | null | undefined;
        readonly leftText: string;
        readonly right: {
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
            readonly width: number;
          } | null | undefined;
          readonly kind: MediaKind;
          readonly src: string;
        } | null | undefined;
        readonly rightText: string;
      } | {
        readonly __typename: "TextImageModule";
        readonly __isContentModule: "TextImageModule";
        readonly content: string;
        readonly imagePosition: Side;
        readonly isHidden: boolean;
        readonly media: {
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
            readonly width: number;
          } | null | undefined;
          readonly kind: MediaKind;
          readonly src: string;
        } | null | undefined;
      } | {
        readonly __typename: "TextModule";
        readonly __isContentModule: "TextModule";
        readonly content: string;
        readonly isHidden: boolean;
        readonly textPosition: Side | null | undefined;
        readonly title: string;
      } | {
        readonly __typename: string;
        readonly __isContentModule: string;
        readonly isHidden: boolean;
      }>;
      readonly result: ReadonlyArray<{
        readonly __typename: "HeroImageModule";
        readonly __isContentModule: "HeroImageModule";
        readonly caption: string;
        readonly isHidden: boolean;
        readonly media: {
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
            readonly width: number;
          } | null | undefined;
          readonly kind: MediaKind;
          readonly src: string;
        } | null | undefined;
      } | {
        readonly __typename: "ImageImageModule";
        readonly __isContentModule: "ImageImageModule";
        readonly isHidden: boolean;
        readonly left: {
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
            readonly width: number;
          } | null | undefined;
          readonly kind: MediaKind;
          readonly src: string;
        } | null | undefined;
        readonly leftText: string;
        readonly right: {
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
            readonly width: number;
          } | null | undefined;
          readonly kind: MediaKind;
          readonly src: string;
        } | null | undefined;
        readonly rightText: string;
      } | {
        readonly __typename: "TextImageModule";
        readonly __isContentModule: "TextImageModule";
        readonly content: string;
        readonly imagePosition: Side;
        readonly isHidden: boolean;
        readonly media: {
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
            readonly width: number;
          } | null | undefined;
          readonly kind: MediaKind;
          readonly src: string;
        } | null | undefined;
      } | {
        readonly __typename: "TextModule";
        readonly __isContentModule: "TextModule";
        readonly content: string;
        readonly isHidden: boolean;
        readonly textPosition: Side | null | undefined;
        readonly title: string;
      } | {
        readonly __typename: string;
        readonly __isContentModule: string;
        readonly isHidden: boolean;
      }>;
      readonly role: ReadonlyArray<{
        readonly __typename: "HeroImageModule";
        readonly __isContentModule: "HeroImageModule";
        readonly caption: string;
        readonly isHidden: boolean;
        readonly media: {
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
            readonly width: number;
          } | null | undefined;
          readonly kind: MediaKind;
          readonly src: string;
        } | null | undefined;
      } | {
        readonly __typename: "ImageImageModule";
        readonly __isContentModule: "ImageImageModule";
        readonly isHidden: boolean;
        readonly left: {
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
            readonly width: number;
          } | null | undefined;
          readonly kind: MediaKind;
          readonly src: string;
        } | null | undefined;
        readonly leftText: string;
        readonly right: {
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
            readonly width: number;
          } | null | undefined;
          readonly kind: MediaKind;
          readonly src: string;
        } | null | undefined;
        readonly rightText: string;
      } | {
        readonly __typename: "TextImageModule";
        readonly __isContentModule: "TextImageModule";
        readonly content: string;
        readonly imagePosition: Side;
        readonly isHidden: boolean;
        readonly media: {
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
            readonly width: number;
          } | null | undefined;
          readonly kind: MediaKind;
          readonly src: string;
        } | null | undefined;
      } | {
        readonly __typename: "TextModule";
        readonly __isContentModule: "TextModule";
        readonly content: string;
        readonly isHidden: boolean;
        readonly textPosition: Side | null | undefined;
        readonly title: string;
      } | {
        readonly __typename: string;
        readonly __isContentModule: string;
        readonly isHidden: boolean;
      }>;
      readonly shippedGoods: ReadonlyArray<{
        readonly __typename: "HeroImageModule";
        readonly __isContentModule: "HeroImageModule";
        readonly caption: string;
        readonly isHidden: boolean;
        readonly media: {
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
            readonly width: number;
          } | null | undefined;
          readonly kind: MediaKind;
          readonly src: string;
        } | null | undefined;
      } | {
        readonly __typename: "ImageImageModule";
        readonly __isContentModule: "ImageImageModule";
        readonly isHidden: boolean;
        readonly left: {
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
            readonly width: number;
          } | null | undefined;
          readonly kind: MediaKind;
          readonly src: string;
        } | null | undefined;
        readonly leftText: string;
        readonly right: {
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
            readonly width: number;
          } | null | undefined;
          readonly kind: MediaKind;
          readonly src: string;
        } | null | undefined;
        readonly rightText: string;
      } | {
        readonly __typename: "TextImageModule";
        readonly __isContentModule: "TextImageModule";
        readonly content: string;
        readonly imagePosition: Side;
        readonly isHidden: boolean;
        readonly media: {
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
            readonly width: number;
          } | null | undefined;
          readonly kind: MediaKind;
          readonly src: string;
        } | null | undefined;
      } | {
        readonly __typename: "TextModule";
        readonly __isContentModule: "TextModule";
        readonly content: string;
        readonly isHidden: boolean;
        readonly textPosition: Side | null | undefined;
        readonly title: string;
      } | {
        readonly __typename: string;
        readonly __isContentModule: string;
        readonly isHidden: boolean;
      }>;
      readonly solution: ReadonlyArray<{
        readonly __typename: "HeroImageModule";
        readonly __isContentModule: "HeroImageModule";
        readonly caption: string;
        readonly isHidden: boolean;
        readonly media: {
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
            readonly width: number;
          } | null | undefined;
          readonly kind: MediaKind;
          readonly src: string;
        } | null | undefined;
      } | {
        readonly __typename: "ImageImageModule";
        readonly __isContentModule: "ImageImageModule";
        readonly isHidden: boolean;
        readonly left: {
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
            readonly width: number;
          } | null | undefined;
          readonly kind: MediaKind;
          readonly src: string;
        } | null | undefined;
        readonly leftText: string;
        readonly right: {
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
            readonly width: number;
          } | null | undefined;
          readonly kind: MediaKind;
          readonly src: string;
        } | null | undefined;
        readonly rightText: string;
      } | {
        readonly __typename: "TextImageModule";
        readonly __isContentModule: "TextImageModule";
        readonly content: string;
        readonly imagePosition: Side;
        readonly isHidden: boolean;
        readonly media: {
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
            readonly width: number;
          } | null | undefined;
          readonly kind: MediaKind;
          readonly src: string;
        } | null | undefined;
      } | {
        readonly __typename: "TextModule";
        readonly __isContentModule: "TextModule";
        readonly content: string;
        readonly isHidden: boolean;
        readonly textPosition: Side | null | undefined;
        readonly title: string;
      } | {
        readonly __typename: string;
        readonly __isContentModule: string;
        readonly isHidden: boolean;
      }>;
      readonly why: ReadonlyArray<{
        readonly __typename: "HeroImageModule";
        readonly __isContentModule: "HeroImageModule";
        readonly caption: string;
        readonly isHidden: boolean;
        readonly media: {
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
            readonly width: number;
          } | null | undefined;
          readonly kind: MediaKind;
          readonly src: string;
        } | null | undefined;
      } | {
        readonly __typename: "ImageImageModule";
        readonly __isContentModule: "ImageImageModule";
        readonly isHidden: boolean;
        readonly left: {
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
            readonly width: number;
          } | null | undefined;
          readonly kind: MediaKind;
          readonly src: string;
        } | null | undefined;
        readonly leftText: string;
        readonly right: {
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
            readonly width: number;
          } | null | undefined;
          readonly kind: MediaKind;
          readonly src: string;
        } | null | undefined;
        readonly rightText: string;
      } | {
        readonly __typename: "TextImageModule";
        readonly __isContentModule: "TextImageModule";
        readonly content: string;
        readonly imagePosition: Side;
        readonly isHidden: boolean;
        readonly media: {
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
            readonly width: number;
          } | null | undefined;
          readonly kind: MediaKind;
          readonly src: string;
        } | null | undefined;
      } | {
        readonly __typename: "TextModule";
        readonly __isContentModule: "TextModule";
        readonly content: string;
        readonly isHidden: boolean;
        readonly textPosition: Side | null | undefined;
        readonly title: string;
      } | {
        readonly __typename: string;
        readonly __isContentModule: string;
        readonly isHidden: boolean;
      }>;
    } | null | undefined;
    readonly heroImage: {
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
        readonly width: number;
      } | null | undefined;
      readonly kind: MediaKind;
      readonly src: string;
    } | null | undefined;
    readonly id: string;
    readonly lightModeNav: boolean;
    readonly name: string;
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
  "name": "content",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "altText",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "width",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "height",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "placeholderImage",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "focalX",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "focalY",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "PictureSource",
  "kind": "LinkedField",
  "name": "sources",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mediaType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "srcSet",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "src",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "Media",
  "kind": "LinkedField",
  "name": "poster",
  "plural": false,
  "selections": [
    (v11/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "MediaAsset",
      "kind": "LinkedField",
      "name": "asset",
      "plural": false,
      "selections": [
        (v5/*:: as any*/),
        (v6/*:: as any*/),
        (v3/*:: as any*/),
        (v7/*:: as any*/),
        (v8/*:: as any*/),
        (v9/*:: as any*/),
        (v10/*:: as any*/),
        (v4/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v13 = [
  (v2/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "MediaAsset",
    "kind": "LinkedField",
    "name": "asset",
    "plural": false,
    "selections": [
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      (v10/*:: as any*/),
      (v12/*:: as any*/)
    ],
    "storageKey": null
  },
  (v11/*:: as any*/)
],
v14 = {
  "alias": null,
  "args": null,
  "concreteType": "Media",
  "kind": "LinkedField",
  "name": "media",
  "plural": false,
  "selections": (v13/*:: as any*/),
  "storageKey": null
},
v15 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  },
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
    "kind": "InlineFragment",
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "title",
        "storageKey": null
      },
      (v1/*:: as any*/),
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
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "imagePosition",
        "storageKey": null
      },
      (v14/*:: as any*/)
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
        "name": "leftText",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "rightText",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Media",
        "kind": "LinkedField",
        "name": "left",
        "plural": false,
        "selections": (v13/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Media",
        "kind": "LinkedField",
        "name": "right",
        "plural": false,
        "selections": (v13/*:: as any*/),
        "storageKey": null
      }
    ],
    "type": "ImageImageModule",
    "abstractKey": null
  },
  {
    "kind": "InlineFragment",
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "caption",
        "storageKey": null
      },
      (v14/*:: as any*/)
    ],
    "type": "HeroImageModule",
    "abstractKey": null
  }
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "ProjectCaseStudy_project"
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
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "role",
                "plural": true,
                "selections": (v15/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "why",
                "plural": true,
                "selections": (v15/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "result",
                "plural": true,
                "selections": (v15/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "process",
                "plural": true,
                "selections": (v15/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "solution",
                "plural": true,
                "selections": (v15/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "shippedGoods",
                "plural": true,
                "selections": (v15/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
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
                "name": "heroImage",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "MediaAsset",
                    "kind": "LinkedField",
                    "name": "asset",
                    "plural": false,
                    "selections": [
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v4/*:: as any*/),
                      (v3/*:: as any*/),
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v12/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v11/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "ProjectContent",
            "abstractKey": "__isProjectContent"
          },
          (v4/*:: as any*/)
        ],
        "storageKey": "project(slug:\"preview\")"
      }
    ]
  },
  "params": {
    "id": "49d0cd0bed069f391ac9f2ae06cdb764a26529c63e8a6294b842a9518d1ac3ae",
    "metadata": {},
    "name": "PreviewedCaseStudyQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bf3b7240bb88b1127464645a553cfa70";

export default node;
