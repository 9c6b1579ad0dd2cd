/** The parameter of an address that asks for a colour mode: `?docusaurus-theme=dark`. */
export const COLOR_MODE_PARAMETER = "docusaurus-theme";

/** A parameter that sets an attribute of `<html>`: `?docusaurus-data-navbar=false` sets `data-navbar`. */
const ATTRIBUTE_PARAMETER = /^docusaurus-(data-[a-z\d_.-]+)$/i;

/** What the colour mode keeps in attributes of its own. */
const OWN_ATTRIBUTES = ["data-theme", "data-theme-choice"];

/** The colour mode that the query of an address asks for; `null` where it asks for none that there is. */
export function askedColorMode(search: string): "light" | "dark" | null {
  const asked = new URLSearchParams(search).get(COLOR_MODE_PARAMETER);
  return asked === "light" || asked === "dark" ? asked : null;
}

/** The attributes that the query of an address asks for on `<html>`: `data-navbar` and its value. */
export function askedAttributes(search: string): [name: string, value: string][] {
  return [...new URLSearchParams(search)].flatMap(([parameter, value]) => {
    const name = ATTRIBUTE_PARAMETER.exec(parameter)?.[1]?.toLowerCase();
    return name === undefined || OWN_ATTRIBUTES.includes(name) ? [] : [[name, value]];
  });
}
