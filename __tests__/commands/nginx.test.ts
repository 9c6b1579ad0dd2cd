import { nginxConfig } from "../../src/commands/nginx/server-config";

const places = { listen: "8080", root: "/srv/site", types: "/etc/types" };

test("each header is a value by address, of the last rule that matches; lifetimes go with what is there", () => {
  const rules = [
    { path: "/*", headers: [["x-one", 'a "b"']] as [string, string][] },
    { path: "/docs/%C3%A4.b/*", headers: [["x-one", "c"]] as [string, string][] },
    { path: "/", headers: [["x-one", "d"]] as [string, string][] },
    { path: "/app.js", headers: [["cache-control", "e"]] as [string, string][] },
  ];
  expect(nginxConfig("{{maps}}\nlisten {{listen}}; {{root}} {{types}}\n{{headers}}", rules, places))
    .toMatchInlineSnapshot(`
    "map $uri $site_x_one {
      "~^/(?:index\\\\.html)?$" "d";
      "~^/docs/ä\\\\.b/" "c";
      "~^/" "a \\"b\\"";
    }
    map $uri $site_cache_control {
      "~^/app\\\\.js$" "e";
    }
    listen 8080; /srv/site /etc/types
    add_header x-one $site_x_one always;
      add_header cache-control $site_cache_control;"
  `);
});
