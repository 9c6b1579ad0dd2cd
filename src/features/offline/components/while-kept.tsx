import { withPrefix } from "gatsby";
import { useEffect, useState, type ComponentType } from "react";
import { whenKept } from "../browser-workers";

/** A component whose code loads where the site is kept for offline, and which draws nothing elsewhere. */
export function whileKept(load: () => Promise<{ default: ComponentType }>): ComponentType {
  return function WhileKept() {
    const [Part, setPart] = useState<ComponentType>();
    useEffect(() => {
      const show = () => void load().then((module) => setPart(() => module.default), console.warn);
      whenKept(withPrefix("/"), show).catch(console.warn);
    }, []);
    return Part && <Part />;
  };
}
