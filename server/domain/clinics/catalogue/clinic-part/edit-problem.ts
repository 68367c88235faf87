import type { Bilingual } from '../../../../kernel/language';

/** What is wrong with a manager's change. `field`: the way to it in the edits, by dots. */
export interface FieldProblem {
  readonly field: string;
  readonly message: Bilingual;
}

/** Collects problems of one part of the edits. */
export class FieldProblems {
  constructor(
    readonly part: string,
    readonly list: FieldProblem[] = [],
  ) {}

  add(field: string, zh: string, en: string): void {
    const name = [this.part, field].filter(Boolean).join('.');
    this.list.push({ field: name, message: { zh, en } });
  }

  /** Of a part of it. */
  within(part: string | number): FieldProblems {
    return new FieldProblems([this.part, String(part)].filter(Boolean).join('.'), this.list);
  }
}
