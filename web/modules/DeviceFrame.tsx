import type { ReactNode } from "react";
import type { ModuleMedia_view$data } from "../__generated__/ModuleMedia_view.graphql";
import "./DeviceFrame.css";

type Props = {
  frame: ModuleMedia_view$data["frame"];
  /** The width of the framed content divided by its height. */
  shape: number;
  children: ReactNode;
};

/** A phone, a tablet or a browser window around a picture or video. */
export function DeviceFrame({ frame, shape, children }: Props) {
  return (
    <span className="device" data-frame={frame.toLowerCase()} style={{ "--device-shape": shape }}>
      <span className="device-screen">{children}</span>
    </span>
  );
}
