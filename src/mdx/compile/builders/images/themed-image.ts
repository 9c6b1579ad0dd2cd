import type { Builder } from "../builder-context";
import { MdxError } from "../../run/runtime";

/**
 * `<ThemedImage sources={{ light, dark }} />`: one image for each colour mode; both are in the page, and the stylesheet
 * shows the one of the mode.
 */
export const themedImageOf: Builder = (props, _children, { make }) => {
  const { sources, ...rest } = props;
  const { light, dark } = (sources ?? {}) as { light?: unknown; dark?: unknown };
  if (typeof light !== "string" || typeof dark !== "string") {
    throw new MdxError(
      "ThemedImage needs an image for each colour mode.",
      'Write `<ThemedImage alt="…" sources={{ light: "./light.svg", dark: "./dark.svg" }} />`.',
    );
  }
  return [
    ...make("img", { ...rest, src: light, "data-show": "light" }, []),
    ...make("img", { ...rest, src: dark, "data-show": "dark" }, []),
  ];
};
