import { conditionViolation, isTaken, targetsOf } from './graph-rules';
import { pipesIn } from './piping-rules';
import { END, MOST_SCALE_STEPS, optionsOf, questionOf, TODAY } from './question-rules';
import type { Question, QuestionSet } from './question-rules';
import { isDay } from '../time/day-rules';

/** What is wrong with a definition, and where: `q2`, `q2.jumps[0]`, `q2.options.a`. */
export interface DefinitionViolation {
  readonly path: string;
  readonly kind:
    | 'noQuestions'
    | 'sameId'
    | 'range'
    | 'condition'
    | 'option'
    | 'neverTaken'
    | 'unknownTarget'
    | 'deadEnd'
    | 'cycle'
    | 'unreachable'
    | 'pipe';
  /** What it is about, such as the ids of a cycle. */
  readonly detail: string;
}

const violation = (
  path: string,
  kind: DefinitionViolation['kind'],
  detail = '',
): DefinitionViolation => ({ path, kind, detail });

const isDayLimit = (limit: string): boolean => limit === TODAY || isDay(limit);

function hasBadRange(question: Question): boolean {
  switch (question.kind) {
    case 'multiple': {
      const together = question.options.filter(({ exclusive }) => !exclusive).length;
      const { min, max } = question;
      return min > max || min > together || max > Math.max(1, together) || max < 1;
    }
    case 'number':
      return question.min >= question.max;
    case 'scale': {
      const steps = question.max - question.min + 1;
      return steps < 2 || steps > MOST_SCALE_STEPS;
    }
    case 'date': {
      const { min, max } = question;
      if (!isDayLimit(min) || !isDayLimit(max)) return true;
      // From today until a fixed day: nobody could answer later.
      return min === TODAY ? max !== TODAY : max !== TODAY && min > max;
    }
    default:
      return false;
  }
}

/** What is wrong with one question by itself. */
function ofQuestion(question: Question): DefinitionViolation[] {
  const { id, jumps = [] } = question;
  const options = optionsOf(question).map((option) => option.id);
  const twice = options.find((option, index) => options.indexOf(option) !== index);
  const open = optionsOf(question).filter(({ otherText }) => otherText !== undefined);
  return [
    ...(twice === undefined ? [] : [violation(`${id}.options.${twice}`, 'sameId', twice)]),
    // One answer carries one added text.
    ...(open.length > 1 ? [violation(`${id}.options`, 'option', 'otherText')] : []),
    ...(hasBadRange(question) ? [violation(id, 'range')] : []),
    ...jumps.flatMap(({ when }, index) => {
      const kind = conditionViolation(question, when);
      return kind === null ? [] : [violation(`${id}.jumps[${index}]`, kind, when.kind)];
    }),
  ];
}

/** What is wrong with where one question leads. */
function ofTargets(set: QuestionSet, question: Question): DefinitionViolation[] {
  const { id, jumps = [], next } = question;
  const exists = (target: string): boolean => target === END || !!questionOf(set, target);
  return [
    ...jumps.flatMap(({ to }, index) => {
      const path = `${id}.jumps[${index}]`;
      if (!exists(to)) return [violation(path, 'unknownTarget', to)];
      return isTaken(question, index) ? [] : [violation(path, 'neverTaken', to)];
    }),
    ...(next !== undefined && !exists(next)
      ? [violation(`${id}.next`, 'unknownTarget', next)]
      : []),
    ...(targetsOf(question).includes(undefined) ? [violation(id, 'deadEnd')] : []),
  ];
}

/** The first cycle that a walk from the first question meets; null without one. */
function cycleOf(set: QuestionSet): string[] | null {
  const done = new Set<string>([END]);
  const visit = (id: string, above: readonly string[]): string[] | null => {
    if (above.includes(id)) return [...above.slice(above.indexOf(id)), id];
    const question = questionOf(set, id);
    if (done.has(id) || !question) return null;
    for (const target of targetsOf(question)) {
      const cycle = target === undefined ? null : visit(target, [...above, id]);
      if (cycle) return cycle;
    }
    done.add(id);
    return null;
  };
  for (const { id } of set.questions) {
    const cycle = visit(id, []);
    if (cycle) return cycle;
  }
  return null;
}

/**
 * Of each question that can be reached, the required questions that are answered on every path to it. The definition has
 * no cycle.
 */
function answeredBefore(set: QuestionSet): Map<string, ReadonlySet<string>> {
  const before = new Map<string, ReadonlySet<string>>();
  const waiting = set.questions[0] ? [set.questions[0].id] : [];
  if (waiting[0] !== undefined) before.set(waiting[0], new Set());
  while (waiting.length > 0) {
    const question = questionOf(set, waiting.shift() as string);
    if (!question) continue;
    const asked = before.get(question.id) ?? new Set<string>();
    const after = new Set(question.required ? [...asked, question.id] : asked);
    for (const target of targetsOf(question)) {
      if (target === undefined || target === END) continue;
      const earlier = before.get(target);
      const both = earlier ? new Set([...earlier].filter((id) => after.has(id))) : after;
      if (earlier && both.size === earlier.size) continue;
      before.set(target, both);
      waiting.push(target);
    }
  }
  return before;
}

function ofPaths(set: QuestionSet): DefinitionViolation[] {
  const cycle = cycleOf(set);
  if (cycle) return [violation(cycle[0] as string, 'cycle', cycle.join(' → '))];
  const before = answeredBefore(set);
  return set.questions.flatMap((question) => {
    const { id, title, note } = question;
    const asked = before.get(id);
    if (!asked) return [violation(id, 'unreachable')];
    const pipes = [...pipesIn(title), ...(note ? pipesIn(note) : [])];
    return pipes.filter((pipe) => !asked.has(pipe)).map((pipe) => violation(id, 'pipe', pipe));
  });
}

/**
 * Everything that keeps a definition from being published: bad ranges and conditions first, then jumps that lead nowhere
 * or are never taken and dead ends, then cycles, unreachable questions and answers put into a text before they are known.
 * What a list finds can hide what the next would; mend and ask again. Empty: every walk through it reaches the end.
 */
export function definitionViolations(set: QuestionSet): DefinitionViolation[] {
  const ids = set.questions.map(({ id }) => id);
  if (ids.length === 0) return [violation('questions', 'noQuestions')];
  const twice = ids.find((id, index) => ids.indexOf(id) !== index || id === END);
  if (twice !== undefined) return [violation(twice, 'sameId', twice)];
  const own = set.questions.flatMap(ofQuestion);
  if (own.length > 0) return own;
  const targets = set.questions.flatMap((question) => ofTargets(set, question));
  return targets.length > 0 ? targets : ofPaths(set);
}
