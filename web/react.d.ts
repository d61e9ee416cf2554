import "react";

declare module "react" {
  interface CSSProperties {
    /** Custom properties, for values that styles compute with. */
    [property: `--${string}`]: string | number | undefined;
  }
}
