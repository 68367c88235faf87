import { sql } from 'kysely';
import type { Category } from '@contract/personal/category-rules';
import { CATEGORIES } from '@contract/personal/category-rules';
import type { Db } from '../../db/database';

/**
 * Tables with an account's rows, by the category in which people see them; those of an author's are the community's.
 * A category counts the rows of its first table, or what {@link COUNTED} says.
 */
export const TABLES: Readonly<Record<Category, readonly string[]>> = {
  account: ['users', 'identities', 'sessions', 'known_devices'],
  family: ['linkmen', 'declined_suggestions'],
  appointments: ['orders', 'holds'],
  vaccinations: ['self_reported_doses', 'observation_notes'],
  followUp: ['follow_up_answers', 'follow_up_series', 'aefi_cards', 'aefi_card_events'],
  waiting: ['waitlist_entries', 'availability_alerts', 'release_tickets'],
  payments: ['member_purchases'],
  messages: [
    'messages',
    'message_grants',
    'muted_messages',
    'muted_interactions',
    'interaction_sources',
  ],
  service: ['service_conversations'],
  community: ['authors'],
  questionnaires: [
    'questionnaire_responses',
    'questionnaire_drafts',
    'questionnaire_participations',
  ],
  membership: [
    'bean_entries',
    'bean_accounts',
    'bean_lots',
    'bean_movements',
    'bean_task_progress',
    'bean_readings',
    'member_terms',
    'member_codes',
    'privilege_uses',
    'calendar_feeds',
  ],
  lottery: ['lottery_ticket_owners', 'lottery_deliveries'],
  feedback: ['feedback', 'uploads'],
  statistics: ['video_plays'],
  agreements: ['agreement_records', 'withdrawn_consents'],
  accesses: ['record_accesses'],
};

const rowsOf = (table: string, userId: string, condition = sql``) =>
  sql`(select count(*) from ${sql.table(table)} where user_id = ${userId} ${condition})`;

/** Categories whose count is not that of their first table. */
const COUNTED: Partial<Record<Category, (userId: string) => ReturnType<typeof sql>>> = {
  account: () => sql`1`,
  family: (userId) => rowsOf('linkmen', userId, sql`and deleted_at is null`),
  appointments: (userId) => rowsOf('orders', userId, sql`and removed_at is null`),
  vaccinations: (userId) =>
    sql`${rowsOf('self_reported_doses', userId)} + ${rowsOf('orders', userId, sql`and status = 'DONE'`)}`,
  waiting: (userId) =>
    sql`${rowsOf('waitlist_entries', userId)} + ${rowsOf('availability_alerts', userId)}
      + ${rowsOf('release_tickets', userId)}`,
  payments: (userId) => sql`(select count(*) from payments p
    left join orders o on o.id = p.order_id left join member_purchases m on m.id = p.purchase_id
    where coalesce(o.user_id, m.user_id) = ${userId})`,
  service: (userId) => sql`(select count(*) from service_messages m
    join service_conversations c on c.id = m.conversation_id where c.user_id = ${userId})`,
  community: (
    userId,
  ) => sql`(select count(*) from posts p join authors a on a.id = p.author_id where a.user_id = ${userId})
    + (select count(*) from comments c join authors a on a.id = c.author_id where a.user_id = ${userId})`,
  questionnaires: (userId) =>
    sql`${rowsOf('questionnaire_responses', userId)} + ${rowsOf('questionnaire_drafts', userId)}`,
  feedback: (userId) => sql`${rowsOf('feedback', userId)} + ${rowsOf('uploads', userId)}`,
  accesses: (userId) => sql`${rowsOf('record_accesses', userId)}
    + (select count(*) from aefi_card_events where user_id = ${userId} and kind = 'seen')`,
};

/** How much of each category is held about an account, in the categories' order. */
export async function categoryCounts(db: Db, userId: string) {
  const parts = CATEGORIES.map((category) => {
    const count = COUNTED[category]?.(userId) ?? rowsOf(TABLES[category][0] ?? '', userId);
    return sql`select ${category}::text as category, (${count})::int as count`;
  });
  const { rows } = await sql<{ category: Category; count: number }>`${sql.join(
    parts,
    sql` union all `,
  )}`.execute(db);
  return CATEGORIES.map((category) => ({
    category,
    count: rows.find((row) => row.category === category)?.count ?? 0,
  }));
}
