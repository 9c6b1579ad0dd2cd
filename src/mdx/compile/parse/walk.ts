type Tree<T> = { children?: T[] };

// A general visitor took a tenth of the compiler's time: it names a function for each node.

/** Visits every node below a root, parents before children; what a visit puts in the place of a node is visited too. */
export function walk<T extends object>(root: Tree<T>, visit: (node: T, index: number, siblings: T[]) => void): void {
  const siblings = root.children ?? [];
  for (let index = 0; index < siblings.length; index += 1) {
    const before = siblings[index] as T;
    visit(before, index, siblings);
    const node = siblings[index];
    if (node === before) walk(node as Tree<T>, visit);
    else if (node) index -= 1;
  }
}
