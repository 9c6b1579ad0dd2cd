import type { FramePart } from "../../ui/frame-parts";
import { settings } from "../../ui/site-settings";

const { featureRequests } = settings;

/** The feature's part of the frame: their route, whose page shows at all addresses below it, too. */
export const parts: FramePart[] = featureRequests
  ? [{ place: "below-route", route: featureRequests.route, title: featureRequests.title }]
  : [];
