import type { ComponentPropsWithoutRef } from "react";

/** Gatsby's Link in tests: a plain anchor. */
export function Link({ to, ...rest }: ComponentPropsWithoutRef<"a"> & { to: string }) {
  return <a href={to} {...rest} />;
}

/** The path of the host below which the site is; empty unless a test says otherwise. */
export const prefix = { path: "" };

/** A path under the prefix. */
export function withPrefix(path: string): string {
  return prefix.path + path;
}

/** Navigation goes nowhere in tests. */
export function navigate(): void {}

/** Tests give data by props and context; a component that asks Gatsby for it fails. */
export function useStaticQuery(): never {
  throw new Error("Static queries have no data in tests: give the component its data by props or context.");
}

/** Queries are not run in tests. */
export function graphql(): null {
  return null;
}

// What the bundler writes in the place of this name.
Object.assign(globalThis, { __MISSING_PAGE__: "/missing-page/1f.js" });
