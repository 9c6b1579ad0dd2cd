declare module "gray-matter/lib/engines" {
  const engines: { yaml: { parse: (text: string) => unknown } };
  export default engines;
}
