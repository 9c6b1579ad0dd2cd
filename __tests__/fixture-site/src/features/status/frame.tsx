import type { FramePart } from "../../ui/frame-parts";
import { SiteLink } from "../../ui/site-link";

function StatusItem() {
  return <SiteLink href="/status/">Status</SiteLink>;
}

/** The feature's part of the frame: the way to its page, in the navbar. */
export const parts: FramePart[] = [
  { place: "navbar", itemType: "custom-status", position: "right", Component: StatusItem },
];
