import { sql } from 'kysely';
import type { ManagedClinic } from '@contract/manage/clinic-fields';
import { MOST_CLINICS } from '@contract/manage/endpoints';
import type { Db } from '../../../db/database';
import type { Staff } from '../../../http/context';
import { inLanguage } from '../../../kernel/language';
import type { Bilingual, Language } from '../../../kernel/language';

/**
 * Clinics that somebody manages, by a part of their name in either language or their whole code, in the order of their
 * codes. Retired ones come as well: their appointments and their staff are still managed.
 * @param words '' for all
 */
export async function managedClinics(
  db: Db,
  { role, depaCode: own }: Pick<Staff, 'role' | 'depaCode'>,
  words: string,
  language: Language,
): Promise<{ readonly list: ManagedClinic[]; readonly hasMore: boolean }> {
  let wanted = db
    .selectFrom('departments')
    .select(['depa_code', 'name'])
    .$castTo<{ depa_code: string; name: Bilingual }>();
  if (role !== 'operator') wanted = wanted.where('depa_code', '=', own);
  if (words !== '')
    wanted = wanted.where(
      sql<boolean>`(depa_code = ${words} or strpos(lower(name ->> 'zh'), lower(${words})) > 0
        or strpos(lower(name ->> 'en'), lower(${words})) > 0)`,
    );
  const rows = await wanted
    .orderBy('depa_code')
    .limit(MOST_CLINICS + 1)
    .execute();
  return {
    list: rows.slice(0, MOST_CLINICS).map(({ depa_code: depaCode, name }) => ({
      depaCode,
      name: inLanguage(name, language),
    })),
    hasMore: rows.length > MOST_CLINICS,
  };
}
