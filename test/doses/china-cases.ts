import { CHINA, CHINA_GROUPS } from '@contract/doses/schedule/china';
import { courseFrom } from '@contract/doses/course-rules';
import { dayNumber } from '@contract/doses/day-number-rules';
import { judge } from '@contract/doses/judge-rules';
import type { History } from '@contract/doses/evaluation-rules';
import type { Given } from '@contract/doses/person';
import { capability } from './capability-cases';
import { plan, suggest } from './plan-cases';
import type { Outcome, PlanInput } from './plan-cases';
import { entry, guide, severity, text } from './text-cases';

/** A case with its named source, in the shape of the shared cases. */
export interface ChinaCase {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly expect: Readonly<Record<string, unknown>>;
}

/** Code of each product of the tables. */
const CODES: ReadonlyMap<string, string> = new Map(
  CHINA_GROUPS.flatMap(({ series }) =>
    series.flatMap(({ doses }) =>
      doses.flatMap(({ vaccines }) =>
        vaccines.flatMap(({ code, product }) => (product ? [[product, code] as const] : [])),
      ),
    ),
  ),
);
/** Products of a vaccine that the tables do not tell apart: `dtap-nip`. */
const FAMILIES: Readonly<Record<string, string>> = {
  'penta-sanofi': 'dtap-ipv-hib',
  'quad-minhai': 'dtap-hib',
  'bcg-nip': 'bcg',
  'ipv-nip': 'polio',
  'bopv-nip': 'bopv',
  'dtap-nip': 'dtap',
  'mmr-nip': 'mmr',
  'jel-nip': 'je-l',
  'jei-nip': 'je-i',
  'mena-nip': 'mpsv-a',
  'menac-nip': 'mpsv-ac',
  'hepal-nip': 'hepa-l',
};
export const codeOfProduct = (product: string): string =>
  CODES.get(product) ?? FAMILIES[product] ?? product;

interface BookInput {
  readonly product: string;
  readonly birthday: string;
  readonly sex?: number;
  readonly prev?: readonly string[];
  readonly day: string;
}

const historyOf = ({ birthday, sex, prev, product }: BookInput): History => ({
  tables: CHINA,
  patient: {
    born: dayNumber(birthday),
    gender: sex === 2 ? 'female' : 'male',
    observations: new Map(),
  },
  all: (prev ?? []).map((day, index): Given => ({
    id: `given ${index}`,
    code: codeOfProduct(product),
    product,
    day: dayNumber(day),
  })),
});

function book(input: BookInput, want: unknown): Outcome {
  const { product, day } = input;
  const candidate = { id: 'new', code: codeOfProduct(product), product, day: dayNumber(day) };
  const { refusal } = judge(candidate, historyOf(input));
  const got = refusal === null ? 'accept' : 'refuse';
  return got === want ? null : `${got} (${refusal ?? 'valid'})`;
}

function course(input: BookInput, count: unknown): Outcome {
  const { product, day } = input;
  const wanted = { code: codeOfProduct(product), product };
  const doses = courseFrom(wanted, historyOf({ ...input, sex: input.sex ?? 2 }), dayNumber(day));
  return doses.length === count ? null : `${doses.length} doses`;
}

/** Runs a case; undefined for a kind that is run elsewhere. */
export function runChina({ kind, input, expect }: ChinaCase): Outcome | undefined {
  const asked = input as unknown as BookInput;
  if (kind === 'severity') return severity(input, expect);
  if (kind === 'guide') return guide(input, expect);
  if (kind === 'entry') return entry(input, expect);
  if (kind === 'text') return text(input);
  if (kind === 'capability') return capability(input);
  if (kind === 'book') return book(asked, expect.want);
  if (kind === 'course') return course(asked, expect.count);
  if (kind === 'plan') return plan(input as unknown as PlanInput, expect);
  if (kind === 'suggest') return suggest(input as unknown as PlanInput, expect);
  return undefined;
}
