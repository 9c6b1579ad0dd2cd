import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { noteLastBuild } from "../../src/build/publish/last-build";
import { nginxConfig } from "../../src/commands/nginx/server-config";

const places = { listen: "8080", root: "/srv/site", types: "/etc/types", withMissingPage: [], rewrites: [] };

test("each header is a value by address, of the last rule that matches; lifetimes go with what is there, and what has none is asked for anew", () => {
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
      default "no-cache";
      "~^/app\\\\.js$" "e";
    }
    listen 8080; "/srv/site" "/etc/types"
    add_header x-one $site_x_one always;
      add_header cache-control $site_cache_control;"
  `);
});

test("a dollar in a value is a variable, since nginx has no escape for it; in a path it is one of a pattern", () => {
  const rules = [{ path: "/a$b", headers: [["x-one", '$1 "costs"']] as [string, string][] }];
  expect(nginxConfig("{{maps}}", rules, places)).toMatchInlineSnapshot(`
    "geo $dollar_sign { default "$"; }
    map $uri $site_x_one {
      "~^/a\\\\$b$" "\${dollar_sign}1 \\"costs\\"";
    }"
  `);
});

test("the folder of a site and the file of types may have spaces and dollars in their paths", () => {
  const own = { ...places, root: "/srv/my $ite", types: "/srv/my types" };
  expect(nginxConfig("{{maps}}\nroot {{root}};\ninclude {{types}};", [], own)).toMatchInlineSnapshot(`
    "geo $dollar_sign { default "$"; }
    root "/srv/my \${dollar_sign}ite";
    include "/srv/my types";"
  `);
});

test("each language has its own page for what is not there, also behind an address of a kind with rules of its own", () => {
  const template = "map {\n  {{missingPages}}\n}\n{{missingPageFiles}}";
  expect(nginxConfig(template, [], { ...places, withMissingPage: ["fr", "pt-br"] })).toMatchInlineSnapshot(`
    "map {
      default "/404.html";
      "~^/fr/" "/fr/404.html";
      "~^/pt-br/" "/pt-br/404.html";
    }
    location = "/404.html" {}
      location = "/fr/404.html" {}
      location = "/pt-br/404.html" {}"
  `);
});

test("a page shows at all addresses below its own, also at those of a kind with rules of its own", () => {
  const rewrites = [{ prefix: "/wishes/", to: "/wishes/" }];
  expect(nginxConfig("{{rewrites}}", [], { ...places, rewrites })).toMatchInlineSnapshot(`
    "location ^~ "/wishes/" {
        location ~ ^(?<shown>/.+)\\.html/?$ {
          if (-f $document_root$shown/index.html) { rewrite ^ $shown/ permanent; }
          try_files $uri $uri/ "/wishes/index.html";
        }
        try_files $uri $uri/ "/wishes/index.html";
      }"
  `);
});

test("a build for another base URL is refused: its addresses would lead nowhere", () => {
  const root = mkdtempSync(path.join(os.tmpdir(), "nginx-"));
  mkdirSync(path.join(root, "public"));
  writeFileSync(path.join(root, "public/_headers"), "");
  noteLastBuild(root, { baseUrl: "/heron/" });
  const program = [path.resolve("src/commands/typescript.mjs"), "src/commands/nginx.ts"];
  const { status, stdout, stderr } = spawnSync(process.execPath, program, { cwd: root, encoding: "utf8" });
  rmSync(root, { recursive: true });
  expect([status, stdout, stderr.split("\n")[0]]).toEqual([
    1,
    "",
    "The last build is for /heron/, and this configuration serves a site at the root of its host.",
  ]);
});
