import type { DataOf } from '@contract/endpoints';
import { codeOf, dueOf } from '@contract/plan/due-rules';
import type { DueOfPerson } from '@contract/plan/endpoints';
import { planOf } from '@contract/plan/plan-rules';
import { ACTIVE_STATUSES } from '@contract/subscribe/calendar-rules';
import type { Db } from '../../db/database';
import type { UserContext } from '../../http/context';
import { inLanguage } from '../../http/language';
import type { Language } from '../../http/language';
import { familyOf } from '../linkman/rows';
import { keywordOf } from '../vaccine/initial';
import { takenByEach } from './taken';

/** Vaccines that are named for a person. */
const NAMED = 3;

/** What people call the vaccines of the programme, by code. */
async function namesOf(db: Db, language: Language): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('products')
    .select(['vaccine_code', 'short_name'])
    .where('category', '=', 'free')
    .orderBy('sort', 'desc')
    .execute();
  return new Map(
    rows.map((row) => [row.vaccine_code, keywordOf(inLanguage(row.short_name, language))]),
  );
}

/** Codes of vaccines that have an appointment, by person. */
async function bookedBy(db: Db, userId: string): Promise<ReadonlyMap<string, Set<string>>> {
  const rows = await db
    .selectFrom('orders')
    .select(['linkman_id', 'vaccine_code'])
    .where('user_id', '=', userId)
    .where('status', 'in', ACTIVE_STATUSES)
    .execute();
  const booked = new Map<string, Set<string>>();
  for (const { linkman_id, vaccine_code } of rows) {
    const codes = booked.get(linkman_id ?? '') ?? new Set();
    booked.set(linkman_id ?? '', codes.add(vaccine_code));
  }
  return booked;
}

/** What each member of a user's family should see to by the national programme, in the family's order. */
export async function familyDue(
  db: Db,
  { userId, today, language }: UserContext,
): Promise<DataOf<'GET /plan/plan/due.do'>> {
  const family = await familyOf(db, userId);
  const ids = family.map(({ id }) => id);
  const [taken, booked, names] = await Promise.all([
    takenByEach(db, userId, ids),
    bookedBy(db, userId),
    namesOf(db, language),
  ]);
  const people = family.map(({ id, name, sex, birthday }): DueOfPerson => {
    const plan = planOf({ sex, birthday }, taken.get(id) ?? [], today);
    const { overdue, due, soon } = dueOf(plan, booked.get(id) ?? new Set(), today);
    const pressing = [...overdue, ...due, ...soon].flatMap((dose) => names.get(codeOf(dose)) ?? []);
    return {
      linkmanId: id,
      name,
      overdue: overdue.length,
      due: due.length,
      soon: soon.length,
      nextDay: soon.flatMap(({ bookFrom }) => bookFrom ?? []).sort()[0] ?? null,
      vaccines: [...new Set(pressing)].slice(0, NAMED),
    };
  });
  return { today, people: people.filter(({ overdue, due, soon }) => overdue + due + soon > 0) };
}
