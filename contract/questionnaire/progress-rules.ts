import { longestPaths } from './graph-rules';
import type { Path } from './path-rules';
import type { QuestionSet } from './question-rules';

/** How far somebody is. */
export interface Progress {
  /** Questions before the shown one. */
  readonly answered: number;
  /** Those and the longest path that can still follow; falls where a shorter path is taken, never rises on the way. */
  readonly total: number;
}

/**
 * Progress at a question of the path: answered / longest remaining path, so that it never goes back on the way forward.
 * @param at id of the shown question; null: at the end
 */
export function progressOf(set: QuestionSet, { questions }: Path, at: string | null): Progress {
  const index = questions.findIndex(({ id }) => id === at);
  const answered = index < 0 ? questions.length : index;
  const remaining = index < 0 || at === null ? 0 : (longestPaths(set).get(at) ?? 0);
  return { answered, total: answered + remaining };
}
