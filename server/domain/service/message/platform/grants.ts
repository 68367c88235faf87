import { sql } from 'kysely';
import { MOST_GRANTS } from '@contract/message/template-rules';
import type { ParsedInputOf } from '@contract/endpoints';
import type { Db } from '../../../../db/database';
import type { Language } from '../../../../kernel/language';

/** Reports that a grant remembers, so that a repeated one is counted once; a device has fewer waiting to be sent. */
const MOST_REPORTS = 32;

/** What a platform's user has accepted. */
interface Grant extends Pick<
  ParsedInputOf<'POST /message/message/acceptTemplates.do'>,
  'platform' | 'reportId' | 'templates'
> {
  readonly userId: string;
  /** Of the user on the platform. */
  readonly subject: string;
  readonly language: Language;
}

/** Stores one more message of each template; a repeated report counts once. */
export async function saveGrants(
  db: Db,
  { userId, platform, subject, language, templates, reportId }: Grant,
  now: number,
): Promise<void> {
  // The account's row is locked meanwhile: one that is being deleted gets no new grant.
  await sql`
    insert into message_grants
      (user_id, platform, subject, template, language, unused, accepted_at, reports)
    select u.id, ${platform}, ${subject}, t.id, ${language}, 1, ${new Date(now)}, array[${reportId}]::text[]
    from unnest(${templates}::text[]) as t (id)
    cross join (select id from users where id = ${userId} and deleted_at is null for share) u
    order by t.id
    on conflict (user_id, platform, template, subject) do update
    set unused = least(message_grants.unused + 1, ${MOST_GRANTS}),
      language = excluded.language, accepted_at = excluded.accepted_at,
      reports = (excluded.reports || message_grants.reports)[1:${sql.lit(MOST_REPORTS)}]
    where not message_grants.reports @> excluded.reports`.execute(db);
}
