import type { DataOf } from '@contract/endpoints';
import { planOf } from '@contract/plan/plan-rules';
import { uncountedOf } from '@contract/plan/uncounted-rules';

const TODAY = '2026-11-21';

type Detail = DataOf<'GET /vaccine/plan/detail.do'>;

/** The answers about a family of one, and about their plan with the recorded doses. */
export const memberPlan = (
  person: Pick<Detail, 'birthday' | 'sex'>,
  taken: readonly Omit<Detail['taken'][number], 'uncounted'>[],
  more: Partial<Detail> = {},
): Record<string, unknown> => ({
  'GET /linkman/linkman/findByUserId.do': [{ linkmanId: 'L1', name: '小禾', ...person }],
  'GET /vaccine/plan/detail.do': {
    scheduleVersion: 'cn-nip-2026',
    today: TODAY,
    linkmanId: 'L1',
    name: '小禾',
    ...person,
    history: { isKnown: true, batch: null },
    doses: planOf(person, taken, TODAY),
    booked: [],
    suggestions: [],
    taken: taken.map((dose) => ({
      ...dose,
      uncounted: uncountedOf(person, taken, TODAY).find(({ id }) => id === dose.id) ?? null,
    })),
    ...more,
  },
});
