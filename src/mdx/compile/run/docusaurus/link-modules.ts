import { translate } from "../../../../lib/words/translate";
import { pagerClass } from "../../../docusaurus-functions";
import { themeClassNames } from "../../../theme-class-names";
import type { Namespace } from "../imports/plain-module";
import { iconModules } from "./icon-modules";
import type { Component, ModuleContext } from "./module-context";
import { textOrEmpty } from "../../../../lib/values/text-or-empty";

/** Links of Docusaurus' theme that stand around content, and icons, by their names behind `@theme/`. */
export function linkModules(context: ModuleContext): Record<string, Namespace> {
  const { h } = context;
  const icons = iconModules(context);
  const tag: Component = ({ permalink, label, count, description }) =>
    h("Link", { rel: "tag", to: permalink, title: description }, label, ...(count ? [" ", h("small", {}, count)] : []));
  const pager: Component = ({ permalink, title, subLabel, isNext }) =>
    h(
      "Link",
      { to: permalink, className: pagerClass(isNext) },
      ...(subLabel ? [h("div", { className: "pagination-nav__sublabel" }, subLabel)] : []),
      h("div", { className: "pagination-nav__label" }, title),
    );
  const edit: Component = ({ editUrl }) => {
    if (!editUrl) return null;
    const icon = h(icons["Icon/Edit"]?.default as Component, {});
    const { editThisPage: className } = themeClassNames.common;
    return h("Link", { to: editUrl, className }, icon, " ", translate({ id: "page.edit" }));
  };
  return {
    ...icons,
    Tag: { default: tag },
    PaginatorNavLink: { default: pager },
    EditThisPage: { default: edit },
    Logo: { default: logoOf(context) },
  };
}

type Navbar = { title?: string; logo?: Record<"src" | "srcDark" | "alt" | "href" | "width" | "height", string> };

/** The site's logo and its name, as the navbar's settings have them. */
function logoOf({ h, addressOf, docusaurus: { siteConfig } }: ModuleContext): Component {
  const { navbar } = Object(siteConfig.themeConfig) as { navbar?: Navbar };
  const { title, logo } = navbar ?? {};
  return ({ imageClassName, titleClassName, ...props }) => {
    const { width, height, alt = title ? "" : textOrEmpty(siteConfig.title) } = logo ?? {};
    const image = (src: string, mode?: "light" | "dark") =>
      h("img", { src: addressOf(src), alt, width, height, className: imageClassName, "data-show": mode });
    const pictures = logo?.srcDark
      ? [image(logo.src, "light"), image(logo.srcDark, "dark")]
      : logo
        ? [image(logo.src)]
        : [];
    const name = title ? [h("b", { className: titleClassName }, title)] : [];
    return h("Link", { to: logo?.href ?? "/", ...props }, ...pictures, ...name);
  };
}
