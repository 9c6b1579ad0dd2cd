declare module "gray-matter/lib/engines" {
  export const yaml: { parse: (text: string) => unknown };
}
