/** With so many files left to compile, this program has made nodes of all and waits: a core has nothing to do. */
const LAST_FILES = 96;

/**
 * Counts the MDX files of a first build down, so that what follows on them begins in time. Where nobody has told how
 * many there are, no file is the last.
 */
export class FilesToCome {
  #untold = Infinity;
  #uncompiled = Infinity;
  #last = 0;

  /** Takes the number of all files; gives whether there are so many that others should wait for them. */
  begin(all: number): boolean {
    if (all > 0) {
      this.#untold = this.#uncompiled = all;
      this.#last = Math.min(all - 1, LAST_FILES);
    }
    return all > LAST_FILES;
  }

  /** Counts a file of which Gatsby tells; gives whether it has told of all now. */
  isLastTold(): boolean {
    this.#untold -= 1;
    return this.#untold === 0;
  }

  /** Counts a file that is compiled; gives whether from here on there are only the last ones. */
  leavesLast(): boolean {
    this.#uncompiled -= 1;
    return this.#uncompiled === this.#last;
  }
}
