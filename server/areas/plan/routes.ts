import { planKnowing } from '@contract/plan/history-rules';
import { SCHEDULE_VERSION } from '@contract/plan/schedule-rules';
import { suggestionsFor } from '@contract/plan/suggestion-rules';
import { uncountedOf } from '@contract/plan/uncounted-rules';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import type { Listed } from '../../domain/clinics/clinic/listed';
import { healthOfEach } from '../../shared/recipients/health-profile';
import { ownFamilyMember } from '../../shared/recipients/rows';
import { ageSteps } from '../../domain/doses/plan/age-steps';
import { bookedBy } from '../../domain/doses/plan/booked';
import { planClinics } from '../../domain/doses/plan/clinics';
import { declinedBy, declineSuggestion } from '../../domain/doses/plan/declined';
import { familyDue } from '../../domain/doses/plan/family-due';
import { historyOf, saveDoseHistory, undoDoseHistory } from '../../domain/doses/plan/dose-history';
import { removeDose, saveDose } from '../../domain/doses/plan/save-dose';
import { administeredTo } from '../../domain/doses/plan/administered';

/** How long an answer that only another release changes is kept, ms. */
const UNCHANGING = 3_600_000;

export const planRoutes = (deps: Deps, listed: Listed): readonly Route[] => {
  const { db } = deps;
  return [
    route('GET /vaccine/plan/detail.do', async ({ linkmanId }, { userId, today }) => {
      const linkman = await ownFamilyMember(db, userId, linkmanId);
      const { name, sex, birthday } = linkman;
      const [taken, declined, booked, history, health] = await Promise.all([
        administeredTo(db, userId, linkmanId),
        declinedBy(db, userId),
        bookedBy(db, userId),
        historyOf(db, linkman),
        healthOfEach(deps, [linkmanId]),
      ]);
      const person = { sex, birthday, health: health.get(linkmanId) ?? null };
      const appointments = booked.get(linkmanId) ?? [];
      const uncounted = new Map(
        uncountedOf(person, taken, today).map(({ id, reason, from, isRepeated }) => [
          id,
          { reason, from, isRepeated },
        ]),
      );
      return {
        scheduleVersion: SCHEDULE_VERSION,
        today,
        linkmanId,
        name,
        sex,
        birthday,
        history,
        doses: [...planKnowing(person, taken, today, history.isKnown, appointments)],
        suggestions: suggestionsFor(person, taken, today).map((each) => ({
          ...each,
          declined: declined.get(linkmanId)?.has(each.code) === true,
        })),
        booked: appointments.map(({ orderId, code, day }) => ({ orderId, code, day })),
        taken: taken.map(({ product: _product, ...dose }) => ({
          ...dose,
          uncounted: uncounted.get(dose.id) ?? null,
        })),
      };
    }),
    route('GET /vaccine/plan/ages.do', ageSteps, { keepFor: UNCHANGING }),
    route('GET /plan/plan/due.do', (_input, context) => familyDue(deps, context)),
    route('GET /plan/plan/clinics.do', (input, context) =>
      planClinics(deps, listed, input, context),
    ),
    route('POST /plan/plan/declineSuggestion.do', async (form, context) => {
      await declineSuggestion(db, form, context);
      return null;
    }),
    route('POST /vaccine/plan/saveDose.do', async (form, context) => ({
      doseRecordId: await saveDose(db, form, context),
    })),
    route('POST /vaccine/plan/saveDoseHistory.do', async (form, context) => ({
      count: await saveDoseHistory(db, form, context),
    })),
    route('POST /vaccine/plan/undoDoseHistory.do', async (form, { userId }) => {
      await undoDoseHistory(db, form, userId);
      return null;
    }),
    route('POST /vaccine/plan/removeDose.do', async ({ doseRecordId }, { userId }) => {
      await removeDose(db, doseRecordId, userId);
      return null;
    }),
  ];
};
