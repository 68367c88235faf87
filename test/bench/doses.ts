import { assessAntigen, inOrder } from '@contract/doses/assessment-rules';
import { dayNumber } from '@contract/doses/day-number-rules';
import { judge } from '@contract/doses/judge-rules';
import type { History } from '@contract/doses/evaluation-rules';
import { CHINA } from '@contract/doses/schedule/china';
import type { AdministeredDose } from '@contract/plan/administered-dose';
import type { EntryCode } from '@contract/plan/entry-code-rules';
import { givenTo, patientOf } from '@contract/plan/given-rules';
import { planOf } from '@contract/plan/plan-rules';
import { addDays } from '@contract/time/day-rules';
import { courseDays } from '../../server/domain/booking/candidates/course-days';
import { judgeDoses } from '../../server/shared/doses/judge-doses';
import { sampleProducts } from '../samples/catalogue';
import { courseOfSeed } from '../doses/seed-course';
import { CLINIC } from '../server/kit/worlds/booking-world';
import { createDoseWorld } from '../server/kit/worlds/dose-world';

/*
 * ms of one processor for a child of four with 24 doses: the whole evaluation and forecast of every antigen, a plan, and the
 * one question of booking. The first rounds warm up.
 */
const ROUNDS = 2_000;
const WARM_UP = 300;
/** What an evaluation may take, ms (docs/decisions/0113). */
const BOUND = 2;
/** What the days of the doses after a booking, up to the last, may take longer than one question. */
const DAYS_BOUND = 25;
/** What the doses of who has answered that none was given may take longer than of whom nothing is known. */
const ANSWERED_BOUND = 3;
/**
 * Calls of each kind over HTTP, and what the middle of the check of a long record may be of an empty one's. The slowest of a
 * hundred are shown without a bound: what else the machine does is as large there as what the record costs.
 */
const CALLS = 1_000;
const CHECK_BOUND = 1.4;
/** The product that is asked for. */
const CHECKED = 'dtap-nip';

const person = { birthday: '2022-06-10', sex: 2 as const };
const today = '2026-12-07';
const GIVEN =
  `hepb 2022-06-10 hepb 2022-07-10 hepb 2022-12-10 bcg 2022-06-11 polio 2022-08-10 polio 2022-09-10
  bopv 2022-10-10 dtap 2022-09-10 dtap 2022-10-12 dtap 2022-11-14 dtap 2023-12-20 mmr 2023-02-10 mmr 2023-12-20
  je-l 2023-02-10 je-l 2024-06-12 mpsv-a 2022-12-12 mpsv-a 2023-03-14 mpsv-ac 2025-06-15 hepa-l 2023-12-20
  pcv13 2022-08-15 pcv13 2022-10-15 pcv13 2022-12-20 varicella 2023-06-20 flu 2025-10-10`.split(
    /\s+/,
  );
const taken = GIVEN.flatMap((code, index): AdministeredDose[] =>
  index % 2 === 0
    ? [{ id: String(index), source: 'own', code, doseNo: null, day: GIVEN[index + 1] ?? '' }]
    : [],
);
const patient = patientOf(person);
const all = inOrder(givenTo(person, taken, today));
const assessment = dayNumber(today);
const history: History = { patient, all, tables: CHINA };
const candidate = { id: 'new', code: 'dtap', product: null, day: dayNumber('2028-06-10') };

/** Mean of the middle half of the rounds, ms. */
function measured(work: () => unknown): number {
  for (let round = 0; round < WARM_UP; round += 1) work();
  const times = Array.from({ length: ROUNDS }, () => {
    const from = process.hrtime.bigint();
    work();
    return Number(process.hrtime.bigint() - from) / 1e6;
  }).sort((a, b) => a - b);
  const middle = times.slice(ROUNDS / 4, (3 * ROUNDS) / 4);
  return middle.reduce((sum, each) => sum + each, 0) / middle.length;
}

const context = { patient, all, tables: CHINA, assessment };
const evaluation = measured(() =>
  [...CHINA.antigens.values()].map((tables) => assessAntigen(tables, context)),
);
const plan = measured(() => planOf(person, taken, today));
const question = measured(() => judge(candidate, history));

/** The first dose of each product, on the first day of its age. */
const begun = sampleProducts().map((product) => ({
  person: {
    birthday: addDays(today, -product.minAgeDays),
    sex: product.sexLimit ?? 2,
    health: null,
  },
  course: courseOfSeed(product),
  administered: [],
  doseNo: 1,
  day: today,
}));
const days = Math.max(...begun.map((each) => measured(() => courseDays(each, 'zh-CN'))));

/** All doses of a product for somebody without records. */
const judged = (isHistoryAnswered: boolean): number => {
  const product = sampleProducts().find(({ id }) => id === CHECKED);
  if (!product) throw new Error(CHECKED);
  const whose = { ...person, hasGuardian: true, health: null, isHistoryAnswered };
  return measured(() =>
    judgeDoses(whose, courseOfSeed(product), [], { today, lastDay: addDays(today, 90) }),
  );
};
const unanswered = judged(false);
const answered = judged(true);

console.log(
  `evaluation and forecast of all ${CHINA.antigens.size} antigens: ${evaluation.toFixed(3)} ms (bound ${BOUND})`,
);
console.log(`plan of the programme, every dose to come: ${plan.toFixed(3)} ms`);
console.log(`one question of booking: ${question.toFixed(3)} ms`);
console.log(
  `the days of the doses after a booking, slowest product: ${days.toFixed(3)} ms = ${(days / question).toFixed(1)}x the question (at most ${DAYS_BOUND})`,
);
console.log(
  `doses of who has answered that none was given: ${answered.toFixed(3)} ms = ${(answered / unanswered).toFixed(1)}x of whom nothing is known (at most ${ANSWERED_BOUND})`,
);

/**
 * ms that the check of a booking takes for a long record, for an empty one and beside a call that asks of the product only, of the
 * same provider, in turn: so that nobody waits longer at the form because their record is long.
 */
async function checkOverHttp(): Promise<boolean> {
  const { birthday } = person;
  const people = { recorded: birthday, unrecorded: birthday };
  const world = await createDoseWorld('postgres', { products: [CHECKED], people });
  const caller = world.people.recorded;
  for (const { code, day } of taken)
    await world.provider.call(
      'POST /vaccine/plan/saveDose.do',
      { linkmanId: caller.linkmanId, code: code as EntryCode, doseNo: null, day },
      caller,
    );
  const target = { depaCode: CLINIC, productId: CHECKED };
  const trivial: number[] = [];
  const unrecorded: number[] = [];
  const check: number[] = [];
  const time = async (times: number[], call: () => Promise<unknown>): Promise<void> => {
    const from = performance.now();
    await call();
    times.push(performance.now() - from);
  };
  for (let round = 0; round < CALLS + WARM_UP; round += 1) {
    await time(trivial, () =>
      world.provider.ok('GET /subscribe/subscribe/isCanSubscribe.do', target, caller),
    );
    await time(unrecorded, () => world.check(world.people.unrecorded, CHECKED));
    await time(check, () => world.check(caller, CHECKED));
  }
  await world.close();
  await world.remove();
  const at = (times: number[], share: number): number =>
    times.slice(WARM_UP).sort((a, b) => a - b)[Math.floor(CALLS * share)] ?? 0;
  const line = (times: number[], to: number[]): string =>
    [0.5, 0.99]
      .map(
        (share) =>
          `p${share * 100} ${at(times, share).toFixed(2)} ms = ${(at(times, share) / at(to, share)).toFixed(2)}x`,
      )
      .join(', ');
  console.log(
    `check over HTTP with ${taken.length} doses on record, to one without any: ${line(check, unrecorded)} (p50 at most ${CHECK_BOUND})`,
  );
  console.log(`the same, to a call that reads nothing of a person: ${line(check, trivial)}`);
  return at(check, 0.5) <= CHECK_BOUND * at(unrecorded, 0.5);
}

async function main(): Promise<void> {
  const isQuick = await checkOverHttp();
  const isBound =
    evaluation <= BOUND && days <= DAYS_BOUND * question && answered <= ANSWERED_BOUND * unanswered;
  process.exitCode = isBound && isQuick ? 0 : 1;
}

void main();
