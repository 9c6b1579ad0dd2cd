import type { FramePart } from "../../ui/frame-parts";
import { UnknownRequest } from "./components/unknown-request";

export const parts: FramePart[] = [{ place: "not-found", Component: UnknownRequest }];
