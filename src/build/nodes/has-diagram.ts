/** Whether the text of an MDX file holds a diagram, which takes far longer than all else. */
export const hasDiagram = (text: string): boolean => /^\s*```mermaid|<Mermaid\b/m.test(text);
