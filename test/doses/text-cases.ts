import { readFileSync } from 'node:fs';
import path from 'node:path';
import { assess } from '@contract/follow-up/severity-rules';
import { ENTRY_CODES } from '@contract/plan/entry-code-rules';
import { ADVICE } from '../../server/domain/doses/guide/advice';
import { QUESTIONS } from '../../server/domain/doses/guide/guide';
import type { GuideAdviceData } from '../../server/domain/doses/guide/guide';
import { sampleCatalogue, sampleProducts } from '../samples/catalogue';
import type { Outcome } from './plan-cases';

type Fields = Readonly<Record<string, unknown>>;

/** Symptoms and circumstances as a case gives them: nothing but what it names. */
export function severity(input: Fields, expect: Fields): Outcome {
  const asked = {
    symptoms: [],
    temperature: null,
    hours: 24,
    ageMonths: 36,
    vaccineCode: 'mmr',
    ...input,
  };
  const { level } = assess(asked as unknown as Parameters<typeof assess>[0]);
  return (expect.want as readonly string[]).includes(level) ? null : level;
}

const holds = (when: GuideAdviceData['when'], answers: Fields): boolean =>
  Object.entries(when ?? {}).every(([question, options]) =>
    options.includes(String(answers[question])),
  );

/** What the guide says to some answers: a vaccine that is named, or is not; or whether it has an option. */
export function guide({ answers, option }: Fields, expect: Fields): Outcome {
  if (option !== undefined) {
    const exists = QUESTIONS.some(({ options }) => options.some(({ id }) => id === option));
    return exists === expect.optionExists ? null : 'no such option';
  }
  const given = answers as Fields;
  const named = ADVICE.filter(
    ({ when, unless }) => holds(when, given) && (!unless || !holds(unless, given)),
  ).flatMap(({ codes }) => codes ?? []);
  const includes = named.some((code) =>
    code.startsWith(String(expect.includes ?? expect.excludes)),
  );
  return includes === (expect.includes !== undefined) ? null : named.join(', ');
}

/** Whether a dose of a vaccine can be noted. */
export const entry = ({ code }: Fields, { exists }: Fields): Outcome =>
  (ENTRY_CODES as readonly string[]).includes(String(code)) === exists ? null : 'cannot be noted';

const ROOT = process.cwd();

/** A text by its place: `product:mmr-nip`, `article:fever-after`, `message:acInstead`, `advice:travel`. */
function textAt(where: string): string {
  const [kind, id] = where.split(':');
  const json = (value: unknown): string => JSON.stringify(value ?? '');
  switch (kind) {
    case 'guideline':
    case 'product':
      return json(sampleProducts().find((product) => product.id === id));
    case 'article':
      return json(sampleCatalogue().articles.find((article) => article.id === id));
    case 'advice':
      return json(ADVICE.filter((advice) => advice.id === id));
    default:
      return readFileSync(path.join(ROOT, 'src/features/doses/plan/messages.ts'), 'utf8')
        .split('\n')
        .filter((line) => line.includes(`${id}:`))
        .join('\n');
  }
}

/** What a text must say, or must not. */
export function text({ where, must, mustNot }: Fields): Outcome {
  const found = textAt(String(where));
  if (found === '' || found === '""') return 'no such text';
  if (must && !new RegExp(String(must)).test(found)) return `does not say ${String(must)}`;
  return mustNot && found.includes(String(mustNot)) ? `says ${String(mustNot)}` : null;
}
