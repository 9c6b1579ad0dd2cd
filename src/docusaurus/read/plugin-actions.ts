import path from "node:path";
import { pathFrom } from "../../files/path-from";
import { writeChanged } from "../../files/write-changed";
import { pageFileOf, type PluginRoute } from "./plugin-pages";
import type { Given, LoadedPlugin, Running } from "./running-plugins";

/** Components of pages that plugins for content make. */
const THEMED = /^@theme\//;

/**
 * What a plugin can do with content, its own or that of all: data and pages join what is `given`; pages that cannot be
 * made are added to what of it has no effect. What it sets as data is laid over what it has set by earlier actions.
 */
export function actionsOf(plugin: LoadedPlugin, { plugins, ...given }: Given, running: Running) {
  const { name, id, without } = plugin;
  const earlier = plugins.globalData[name]?.[id];
  return {
    addRoute: (route: PluginRoute) => {
      if (THEMED.test(route.component) && plugin.isAround()) return;
      const page = pageFileOf(route, { folder: running.pages, plugin: name, baseUrl: running.config.baseUrl });
      if (!page) without.push(`the page ${route.path}`);
      else if (plugins.pages.some(({ file }) => file === page.file)) without.push(`a second page ${route.path}`);
      else plugins.pages.push(page);
    },
    createData: (written: string, data: unknown) => {
      const file = path.join(running.data, name, id, written);
      writeChanged(file, typeof data === "string" ? data : JSON.stringify(data));
      given.data.push(pathFrom(running.data, file));
      return Promise.resolve(file);
    },
    setGlobalData: (data: unknown) => {
      if (data === undefined) return;
      const merged: unknown = earlier === undefined ? data : Object.assign({}, earlier, data);
      plugins.globalData[name] = { ...plugins.globalData[name], [id]: JSON.parse(JSON.stringify(merged)) as never };
    },
  };
}
