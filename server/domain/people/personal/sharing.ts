import { sql } from 'kysely';
import type { Sharing } from '@contract/personal/endpoints';
import { SHARED_BY } from '@contract/personal/sharing-rules';
import type { Receiver } from '@contract/personal/sharing-rules';
import type { Deps } from '../../../deps';
import { inLanguage } from '../../../kernel/language';
import type { Bilingual, Language } from '../../../kernel/language';
import { OPEN_STATUSES, statusList } from '../../../shared/lifecycle/statuses';
import { receiverWords } from '../../../shared/data-policy/kinds';
import { isWithdrawn } from '../../../shared/consents/withdrawn';
import { hasTextCheck } from '../../community/moderation/platform-check';

interface Row {
  readonly receiver: Receiver;
  readonly name: string | Bilingual | null;
  readonly id: string | null;
  readonly since: Date | null;
  readonly latest: Date | null;
  readonly count: number;
  readonly open: number;
}

/** What an account's own rows say; `name` as JSON, as clinics have two. */
const sharedOf = (userId: string, textsAreChecked: boolean) => sql<Row>`
  select 'clinic' as receiver, to_jsonb(d.name) as name, d.depa_code as id, min(o.created_at) as since,
    max(o.created_at) as latest, count(*)::int as count,
    (count(*) filter (where o.status in (${sql.raw(statusList(OPEN_STATUSES))})))::int as open
  from orders o join departments d on d.depa_code = o.depa_code where o.user_id = ${userId} group by d.depa_code
  union all
  select 'followUpClinic', to_jsonb(d.name), d.depa_code, min(c.opened_at), max(c.opened_at), count(*)::int, 0
  from aefi_cards c join departments d on d.depa_code = c.depa_code where c.user_id = ${userId} group by d.depa_code
  union all
  select 'sms', null, null, u.created_at, max(s.due_at), count(s.message_id)::int, 0
  from users u left join messages m on m.user_id = u.id
  left join sms_sends s on s.message_id = m.id and s.state = 'sent'
  where u.id = ${userId} and u.mobile is not null group by u.id
  union all
  select 'mail', null, null, min(x.sent_at), max(x.sent_at), count(*)::int, 0
  from personal_exports x where x.user_id = ${userId} and x.sent_at is not null having count(*) > 0
  union all
  select 'identityCheck', null, null, min(l.identity_checked_at), max(l.identity_checked_at), count(*)::int, 0
  from linkmen l where l.user_id = ${userId} and l.identity_checked_at is not null having count(*) > 0
  union all
  select 'payment', to_jsonb(p.partner), p.partner, min(p.created_at), max(p.created_at), count(*)::int, 0
  from payments p left join member_purchases m on m.id = p.purchase_id
  where m.user_id = ${userId} or p.number in (select b.payment_number from payment_orders b
    join orders o on o.id = b.order_id where o.user_id = ${userId}) group by p.partner
  union all
  select 'signIn', to_jsonb(i.name), i.name, min(i.created_at), max(i.created_at), 0, 0
  from (select case when platform like 'alipay%' then 'alipay' else 'wechat' end as name, created_at
    from identities where user_id = ${userId}) i group by i.name
  union all
  select 'platformMessages', to_jsonb(g.platform), g.platform, min(g.accepted_at), max(g.accepted_at),
    (select count(*)::int from message_sends s join message_grants k on k.id = s.grant_id
      where k.user_id = ${userId} and k.platform = g.platform and s.state in ('sent', 'unknown')), 0
  from message_grants g where g.user_id = ${userId} group by g.platform
  union all
  select 'delivery', null, d.ticket_id, d.at, d.at, 0, 0
  from lottery_deliveries d where d.user_id = ${userId}
  union all
  select 'calendar', null, null, f.made_at, f.made_at, 0, 0 from calendar_feeds f where f.user_id = ${userId}
  union all
  select 'partner', to_jsonb(u.u_from), null, u.created_at, u.created_at, 0, 0
  from users u where u.id = ${userId} and u.serial_number is not null
  union all
  select 'community', null, null, min(w.at), max(w.at), count(*)::int, 0
  from (${written(userId)}) w having count(*) > 0
  union all
  select 'contentCheck', null, null, min(w.at), max(w.at), count(*)::int, 0
  from (${written(userId)}) w where ${textsAreChecked}::boolean having count(*) > 0`;

const written = (userId: string) => sql`
  select p.published_at as at from posts p join authors a on a.id = p.author_id where a.user_id = ${userId}
  union all
  select c.published_at from comments c join authors a on a.id = c.author_id where a.user_id = ${userId}`;

/** Who received something of an account, since when, from its rows. */
export async function sharingOf(
  deps: Pick<Deps, 'db' | 'platforms'>,
  { userId, language }: { readonly userId: string; readonly language: Language },
): Promise<Sharing[]> {
  const [{ rows }, isSilent] = await Promise.all([
    sharedOf(userId, hasTextCheck(deps)).execute(deps.db),
    isWithdrawn(deps.db, userId, 'community'),
  ]);
  const nameOf = (name: Row['name']): string =>
    typeof name === 'object' && name !== null ? inLanguage(name, language) : (name ?? '');
  return rows.map((row) => ({
    receiver: row.receiver,
    ...receiverWords(row.receiver, language),
    name: nameOf(row.name),
    id: row.id ?? '',
    since: row.since?.getTime() ?? null,
    latest: row.latest?.getTime() ?? null,
    count: row.count,
    open: row.open,
    stopped: isSilent && SHARED_BY[row.receiver] === 'community',
  }));
}
