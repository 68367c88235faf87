import { firstOpenDose } from '@contract/subscribe/dose-choice-rules';
import { addDays } from '@contract/time/day-rules';
import { shanghaiDay } from '@contract/time/shanghai-rules';
import { startProvider } from '../server/kit/harness';
import type { Login, Provider } from '../server/kit/harness';
import type { Outcome } from './plan-cases';

/** A case that is asked of a provider. Days are `YYYY-MM-DD`, or days from today: a number, or `-100d`. */
export interface ApiCase {
  readonly id: string;
  readonly input: {
    readonly birthday: string;
    readonly sex: 1 | 2;
    readonly entries: readonly (readonly [
      code: string,
      doseNo: number | null,
      day: number | string,
    ])[];
    readonly product: string;
    readonly doseNo: number;
    readonly region: string;
  };
  readonly expect: { readonly want: string };
}

const dayOf = (day: number | string, today: string): string => {
  if (typeof day === 'number') return addDays(today, day);
  const [, away] = /^(-?\d+)d$/.exec(day) ?? [];
  return away === undefined ? day : addDays(today, Number(away));
};

async function clinicWith(provider: Provider, { region, product }: ApiCase['input']) {
  const page = await provider.ok('GET /department/department/nearbyDepartment.do', {
    regionCode: region,
    productId: product,
    pageNo: 1,
    pageSize: 10,
  });
  const [clinic] = page.list;
  if (!clinic) throw new Error(`no clinic in ${region} has ${product}`);
  return clinic.depaCode;
}

async function personOf(
  provider: Provider,
  as: Login,
  { birthday, sex }: ApiCase['input'],
  at: { readonly today: string; readonly number: number },
): Promise<string> {
  const { linkmanId } = await provider.ok(
    'POST /linkman/linkman/saveOrUpdateV2.do',
    {
      // Two of one name, birthday and sex would be the same person.
      name: `小${[...String(at.number)].map((digit) => '零一二三四五六七八九'[Number(digit)]).join('')}`,
      documentKind: 7,
      documentNumber: `A${123_456_700 + at.number}`,
      sex,
      birthday: dayOf(birthday, at.today),
      relationType: 3,
      mobile: '13700000000',
      guardian: { name: '李青', mobile: '13700000000', relation: 'mother' },
      consent: true,
      guardianConsentVersion: '1.0',
    },
    { as },
  );
  return linkmanId;
}

/** Notes the doses of a case, then asks the provider whether the product can be had today. */
async function outcomeOf(
  provider: Provider,
  as: Login,
  { input, expect }: ApiCase,
  at: { readonly today: string; readonly number: number },
): Promise<Outcome> {
  const { today } = at;
  const linkmanId = await personOf(provider, as, input, at);
  for (const [code, doseNo, day] of input.entries)
    await provider.ok(
      'POST /vaccine/plan/saveDose.do',
      { linkmanId, code: code as 'mmr', doseNo, day: dayOf(day, today) },
      { as },
    );
  const depaCode = await clinicWith(provider, input);
  const answer = await provider.ok(
    'GET /order/subscribe/checkSubscribeLinkman.do',
    { depaCode, productId: input.product, linkmanId },
    { as },
  );
  const asked = answer.suggestedDoseNo ?? firstOpenDose(answer.doses);
  const dose = answer.doses.find(({ doseNo }) => doseNo === asked);
  const isAccepted = answer.canSubscribe && dose?.earliestDay != null && dose.earliestDay <= today;
  const got = isAccepted ? 'accept' : 'refuse';
  return got === expect.want ? null : `${got}, from ${dose?.earliestDay ?? '-'}, ${answer.reason}`;
}

/** Runs cases against a provider that is started for them. */
export async function runApi(cases: readonly ApiCase[]): Promise<readonly Outcome[]> {
  const seeded = [...new Set(cases.map(({ input }) => input.region))].join(', ');
  const provider = await startProvider({ env: { SEED: seeded } });
  try {
    const as = await provider.signUp('13800000299');
    const today = shanghaiDay(provider.now);
    const outcomes: Outcome[] = [];
    for (const [number, each] of cases.entries())
      outcomes.push(await outcomeOf(provider, as, each, { today, number }));
    return outcomes;
  } finally {
    await provider.stop();
  }
}
