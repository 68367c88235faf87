import type { DataOf } from '@contract/endpoints';
import { planOf } from '@contract/plan/plan-rules';

const TODAY = '2026-11-21';

type Detail = DataOf<'GET /vaccine/plan/detail.do'>;

/** The answers about a family of one, and about their plan with the recorded doses. */
export const memberPlan = (
  person: Pick<Detail, 'birthday' | 'sex'>,
  taken: Detail['taken'],
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
    taken,
    ...more,
  },
});
