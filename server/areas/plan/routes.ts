import { planOf } from '@contract/plan/plan-rules';
import { SCHEDULE_VERSION } from '@contract/plan/schedule-rules';
import { suggestionsFor } from '@contract/plan/suggestion-rules';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import { ownLinkman } from '../linkman/rows';
import { familyDue } from './family-due';
import { removeDose, saveDose } from './save-dose';
import { takenBy } from './taken';

export const planRoutes = ({ db }: Deps): readonly Route[] => [
  route('GET /vaccine/plan/detail.do', async ({ linkmanId }, { userId, today }) => {
    const { name, sex, birthday } = await ownLinkman(db, userId, linkmanId);
    const taken = await takenBy(db, userId, linkmanId);
    const person = { sex, birthday };
    return {
      scheduleVersion: SCHEDULE_VERSION,
      today,
      linkmanId,
      name,
      ...person,
      doses: [...planOf(person, taken, today)],
      suggestions: [...suggestionsFor(person, taken, today)],
      taken: [...taken],
    };
  }),
  route('GET /plan/plan/due.do', (_input, context) => familyDue(db, context)),
  route('POST /vaccine/plan/saveDose.do', async (form, context) => ({
    doseRecordId: await saveDose(db, form, context),
  })),
  route('POST /vaccine/plan/removeDose.do', async ({ doseRecordId }, { userId }) => {
    await removeDose(db, doseRecordId, userId);
    return null;
  }),
];
