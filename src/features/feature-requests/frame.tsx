import type { FramePart } from "../../ui/frame-parts";
import { settings } from "../../ui/site-settings";

const { featureRequests } = settings;

export const parts: FramePart[] = featureRequests
  ? [{ place: "below-route", route: featureRequests.route, title: featureRequests.title }]
  : [];
