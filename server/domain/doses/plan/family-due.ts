import type { DataOf } from '@contract/endpoints';
import { dueOf } from '@contract/plan/due-rules';
import type { DueOfPerson } from '@contract/plan/endpoints';
import { planKnowing } from '@contract/plan/history-rules';
import { isTimely, suggestionsFor } from '@contract/plan/suggestion-rules';
import { SUGGESTED_CODES } from '@contract/plan/suggestion-code-rules';
import type { SuggestionCode } from '@contract/plan/suggestion-code-rules';
import type { Deps } from '../../../deps';
import type { Bilingual } from '../../../kernel/language';
import type { UserContext } from '../../../http/context';
import { inLanguage } from '../../../kernel/language';
import { healthOfEach } from '../../../shared/recipients/health-profile';
import { sharedWith } from '../../../shared/recipients/member-access';
import { familyOf } from '../../../shared/recipients/rows';
import type { FamilyMemberRow } from '../../../shared/recipients/rows';
import { bookedBy } from './booked';
import { programmeNames } from './programme-names';
import { declinedBy } from './declined';
import { administeredToEach } from './administered';

/** Most vaccines named for a person. */
const NAMED = 3;

/** Names of the paid vaccines. */
const OPTIONAL_NAMES: Record<SuggestionCode, Bilingual> = {
  flu: { zh: '流感', en: 'Influenza' },
  hpv: { zh: 'HPV', en: 'HPV' },
  ppv23: { zh: '23 价肺炎', en: 'Pneumococcal' },
  zoster: { zh: '带状疱疹', en: 'Shingles' },
};

/**
 * What is due for each member of a user's family, in the family's order, and of those that are shared with them: programme doses,
 * and recommended paid vaccines.
 */
export async function familyDue(
  parts: Pick<Deps, 'db' | 'cipher'>,
  context: UserContext,
): Promise<DataOf<'GET /plan/plan/due.do'>> {
  const { userId, today, session } = context;
  const own = await dueOfMembers(parts, await familyOf(parts.db, userId), context);
  const shared = session.isCaregiver ? await sharedWith(parts.db, userId) : [];
  const people = [...own];
  for (const { linkmanId, ownerId, role } of shared) {
    if (role !== 'guardian') continue;
    const family = await familyOf(parts.db, ownerId);
    const member = family.filter(({ id }) => id === linkmanId);
    people.push(...(await dueOfMembers(parts, member, { ...context, userId: ownerId })));
  }
  return { today, people };
}

/** The same of some members of the family of a context's account. */
async function dueOfMembers(
  parts: Pick<Deps, 'db' | 'cipher'>,
  family: readonly FamilyMemberRow[],
  { userId, today, language }: UserContext,
): Promise<DueOfPerson[]> {
  const { db } = parts;
  const ids = family.map(({ id }) => id);
  const [taken, booked, names, declined, health] = await Promise.all([
    administeredToEach(db, userId, ids),
    bookedBy(db, userId),
    programmeNames(db, language),
    declinedBy(db, userId),
    healthOfEach(parts, ids),
  ]);
  const people = family.map(({ id, name, sex, birthday, history_key }): DueOfPerson => {
    const person = { sex, birthday, health: health.get(id) ?? null };
    const had = taken.get(id) ?? [];
    const ordered = new Set(booked.get(id)?.map(({ code }) => code));
    const plan = planKnowing(person, had, today, history_key !== null, booked.get(id));
    const { overdue, due, soon, unknown } = dueOf(plan, ordered, today);
    const nextDay = soon.flatMap(({ bookFrom }) => bookFrom ?? []).sort()[0] ?? null;
    const now = [...overdue, ...due];
    // What is counted is named: doses of today, else those of the next day.
    const counted = now.length > 0 ? now : soon.filter(({ bookFrom }) => bookFrom === nextDay);
    const codes = counted.map(({ code }) => code);
    const optional = suggestionsFor(person, had, today).filter(
      (each) =>
        isTimely(each, person, today) &&
        declined.get(id)?.has(each.code) !== true &&
        !SUGGESTED_CODES[each.code].some((code) => ordered.has(code)),
    );
    return {
      linkmanId: id,
      name,
      overdue: overdue.length,
      due: due.length,
      soon: soon.length,
      unknown: unknown.length,
      nextDay,
      vaccines: [...new Set(codes.flatMap((code) => names.get(code) ?? []))].slice(0, NAMED),
      code: codes[0] ?? null,
      optional: optional.map(({ code }) => ({
        code,
        name: inLanguage(OPTIONAL_NAMES[code], language),
      })),
    };
  });
  return people.filter(
    ({ overdue, due, soon, unknown, optional }) =>
      overdue + due + soon + unknown + optional.length > 0,
  );
}
