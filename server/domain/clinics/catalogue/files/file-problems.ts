import type { Problem } from '../problem';

/** How many problems of a file are listed; a file of rubbish has millions. */
const MOST = 1000;

/** What is wrong in one file, collected while it is read. */
export class FileProblems {
  readonly #listed: Problem[] = [];
  #errors = 0;
  #omitted = 0;

  constructor(readonly file: string) {}

  /** @param line counted from 1, null for the whole file. @param column the field's name, null for the whole line */
  error(line: number | null, column: string | null, message: string): void {
    this.#errors += 1;
    this.#add({ file: this.file, line, column, severity: 'error', message });
  }

  warning(line: number | null, column: string | null, message: string): void {
    this.#add({ file: this.file, line, column, severity: 'warning', message });
  }

  /** So many errors that reading on would not help. */
  get isFull(): boolean {
    return this.#errors >= MOST;
  }

  get hasErrors(): boolean {
    return this.#errors > 0;
  }

  #add(problem: Problem): void {
    if (problem.severity === 'error' && this.#errors <= MOST) this.#listed.push(problem);
    else if (this.#listed.length < MOST) this.#listed.push(problem);
    else this.#omitted += 1;
  }

  /** The problems in the order of the lines, with one more where the list was cut. */
  list(): Problem[] {
    const listed = [...this.#listed].sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
    if (this.#omitted > 0 || this.isFull)
      listed.push({
        file: this.file,
        line: null,
        column: null,
        severity: this.#errors > 0 ? 'error' : 'warning',
        message: this.isFull
          ? `has ${String(MOST)} errors or more; only the first are listed`
          : `has ${String(this.#omitted)} more warnings, which are not listed`,
      });
    return listed;
  }
}
