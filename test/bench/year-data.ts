import type { Pool } from 'pg';
import { addDays } from '@contract/time/day-rules';
import { dayOf } from '../../server/kernel/clock';

/** Rows of a size of 1. */
const CLINICS = 3_000;
const CITIES = 300;
const PRODUCTS = 20;
const USERS = 100_000;
const ORDERS = 300_000;
/** Of each of the two days that are reminded of. */
const REMINDED = 20_000;
const WAITING = 50_000;
const ALERTS = 2_000;
const CONVERSATIONS = 50_000;
const LOTS = 200_000;
const HOLDS = 150;
const NOTICES = 20;
/** Who still wait when the last place of a release is taken. */
const QUEUED = 50_000;
/** Who wait for the draw of another release. */
const TO_BE_DRAWN = 100_000;

/** Those who wait for the product whose holds expire, in the city and for the clinic beside it. */
const OTHERS = 4_000;

const statements = (size: number, now: number): readonly string[] => {
  const today = dayOf(now);
  const at = (hours: number): string =>
    `timestamptz '${new Date(now + hours * 3_600_000).toISOString()}'`;
  const many = (rows: number): string => `generate_series(0, ${Math.round(rows * size) - 1}) n`;
  const day = (days: number): string => `date '${addDays(today, days)}'`;
  const order = (id: string, rows: string, slot: string): string =>
    `insert into orders (id, reference, user_id, linkman_id, person_key, idempotency_key, depa_code, product_id, vaccine_code,
       dose_no, slot_id, day, start_time, end_time, status, price_cents, service_fee_cents, mobile, guideline_version,
       remaining_changes, created_at, updated_at)
     select '${id}' || n, '${id}' || n, 'u' || n % ${USERS}, 'l' || n % ${USERS}, 'k${id}' || n, '${id}' || n, s.depa_code,
       s.group_code, 'V1', 1, s.id, s.day, s.start_time, s.end_time,
       case when s.day >= ${day(0)} then 'BOOKED' when n % 20 = 0 then 'CANCELLED' else 'DONE' end,
       0, 0, '', '', 3, ${at(-400 * 24)}, ${at(-400 * 24)}
     from ${rows} join slots s on ${slot}`;
  return [
    `insert into regions (code, level, name, short_name, pinyin, initials)
     select (200000 + n)::text, 2, '市' || n, '市' || n, 'shi', 's' from generate_series(0, ${CITIES - 1}) n`,
    `insert into departments (depa_code, region_code, city_code, name, address, introduction, traffic, licence, phone, img_url,
       images, latitude, longitude, pay_way, hours)
     select 'Y' || n, (200000 + n % ${CITIES})::text, (200000 + n % ${CITIES})::text, name, address, introduction, traffic, '', '',
       '', '[]', latitude, longitude, pay_way, hours
     from departments, generate_series(0, ${CLINICS - 1}) n where depa_code = 'D1'`,
    `insert into products (id, vaccine_code, category, name, short_name, maker, diseases, img_url, price_cents,
       service_fee_cents, min_age_days, doses, content)
     select 'Y' || n, 'Y' || n, category, name, short_name, maker, diseases, '', 0, 0, 0, doses, content
     from products, generate_series(0, ${PRODUCTS - 1}) n where id = 'P1'`,
    `insert into clinic_products (depa_code, product_id, price_cents, service_fee_cents)
     select d.depa_code, p.id, 0, 0 from departments d, products p where d.depa_code like 'Y%' and p.id like 'Y%'`,
    `insert into users (id, nick_name, created_at) select 'u' || n, '', ${at(-700 * 24)} from generate_series(0, ${USERS - 1}) n`,
    `insert into linkmen (id, user_id, name, document_kind, document_number, sex, birthday, relation_type, mobile, person_key, consent_at)
     select 'l' || n, 'u' || n, '测试', 2, 'N' || n, 1, '1990-01-01', 1, '', 'p' || n, ${at(0)} from generate_series(0, ${USERS - 1}) n`,
    // A slot for each order of the year and the coming month; every 500th is closed.
    `insert into slots (depa_code, group_code, day, start_time, end_time, capacity, remaining, was_used, closed_at)
     select 'Y' || n % ${CLINICS}, 'Y' || n % ${PRODUCTS}, ${day(-365)} + (n * 395::bigint / ${Math.round(ORDERS * size)})::int,
       to_char(n / ${CLINICS} / 60 % 24, 'FM00') || ':' || to_char(n / ${CLINICS} % 60, 'FM00'), '23:59', 5, 4, true,
       case when n % 500 = 0 then ${at(0)} end
     from ${many(ORDERS)}`,
    // Y0 is sold out everywhere, for two months.
    `insert into slots (depa_code, group_code, day, start_time, end_time, capacity, remaining)
     select 'Y' || n, 'Y0', ${day(0)} + d, '08:30', '09:30', 5, 0
     from generate_series(0, ${CLINICS - 1}) n, generate_series(0, 59) d`,
    `insert into slots (depa_code, group_code, day, start_time, end_time, capacity, remaining)
     select 'Y' || n, 'Y1', ${day(0)} + d, '23:30', '23:45', 100, 50
     from generate_series(0, ${CLINICS - 1}) n, (values (1), (7)) days (d)`,
    order('o', many(ORDERS), 's.id = (select min(id) from slots where was_used) + n'),
    order(
      'r',
      many(REMINDED),
      `s.depa_code = 'Y' || n % ${CLINICS} and s.group_code = 'Y1' and s.day = ${day(1)} and s.start_time = '23:30'`,
    ),
    order(
      'w',
      many(REMINDED),
      `s.depa_code = 'Y' || n % ${CLINICS} and s.group_code = 'Y1' and s.day = ${day(7)} and s.start_time = '23:30'`,
    ),
    // All of tomorrow's are written already; those of the week are due.
    `insert into messages (user_id, message_class, kind, params, link, dedupe_key, created_at)
     select user_id, 'reminder', 'reminderDay', '{}', null, 'day:' || id || ':' || day, ${at(0)} from orders where day = ${day(1)}`,
    `insert into messages (user_id, message_class, kind, params, link, dedupe_key, created_at)
     select 'u' || n % ${USERS}, 'booking', 'booked', '{}', null, 'event:' || n, ${at(-24)} from ${many(ORDERS)}`,
    `insert into waitlist_entries (user_id, linkman_id, person_key, product_id, vaccine_code, dose_no, city_code, depa_code,
       joined_at)
     select 'u' || n % ${USERS}, 'l' || n % ${USERS}, 'q' || n, 'Y0', 'Y0', 1, (200001 + n % ${CITIES - 1})::text, null, ${at(0)}
     from ${many(WAITING - OTHERS)}`,
    `insert into waitlist_entries (user_id, linkman_id, person_key, product_id, vaccine_code, dose_no, city_code, depa_code,
       joined_at)
     select 'u' || n % ${USERS}, 'l' || n % ${USERS}, 'b' || n, 'Y0', 'Y0', 1, '200000', 'Y300', ${at(0)} from ${many(OTHERS)}`,
    // One slot's holds each, at a clinic for which nobody waits.
    `insert into holds (id, user_id, slot_id, places, kind, created_at, expires_at)
     select 'h' || n, 'u' || n, s.id, 1, 'form', ${at(-20 / 60)}, ${at(-10 / 3600)}
     from (select id, row_number() over (order by id) - 1 as n from slots
       where depa_code in ('Y0', 'Y600', 'Y900') and group_code = 'Y0' and not was_used order by id limit ${HOLDS}) s`,
    `update slots set held = 1 where id in (select slot_id from holds)`,
    `insert into holds (id, user_id, slot_id, places, kind, created_at, expires_at, ended_at, ended_how)
     select 'e' || n, 'u' || n % ${USERS}, 1, 1, 'form', ${at(-72)}, ${at(-72)}, ${at(-72)},
       'booked' from ${many(ORDERS / 3)}`,
    `insert into availability_alerts (id, user_id, product_id, region_code, asked_at)
     select 'a' || n, 'u' || n, 'Y0', (200000 + n % ${CITIES})::text, ${at(0)} from ${many(ALERTS)}`,
    `insert into availability_alerts (id, user_id, product_id, region_code, asked_at)
     select 'm' || n, 'u' || n, 'Y1', '200000', ${at(0)} from generate_series(0, 9) n`,
    // Closed ones, of which half ended with an event that nobody read, after an answer that was read.
    `insert into service_conversations (id, user_id, state, last_seq, user_read_seq, user_seen_at, waiting_since, created_at, closed_at)
     select 'c' || n, 'u' || n % ${USERS}, 'closed', 2, 1 + n % 2, ${at(-216)}, ${at(0)}, ${at(-216)},
       ${at(-24)} - interval '1 day' * (n % 365) from ${many(CONVERSATIONS)}`,
    `insert into service_messages (conversation_id, seq, sender, client_id, kind, body, at)
     select 'c' || n, seq, case seq when 1 then 'staff' else 'system' end, seq::text, case seq when 1 then 'text' else 'event' end, 'e1.', ${at(0)}
     from ${many(CONVERSATIONS)}, generate_series(1, 2) seq`,
    `insert into bean_accounts (user_id) select 'u' || n from generate_series(0, ${USERS - 1}) n`,
    `insert into bean_entries (id, user_id, beans, counterpart, reason, idempotency_key, request_hash, at)
     select 'b' || n, 'u' || n, 1, 'tasks', '', 'b', '', ${at(0)} from generate_series(0, ${USERS - 1}) n`,
    // A quarter is of owners who have turned the warning off, and stays due.
    `insert into bean_lots (id, user_id, entry_id, granted, remaining, expires_at)
     select 't' || n, 'u' || n % ${USERS}, 'b' || n % ${USERS}, 5, 5, date_trunc('day', ${at(0)}) + interval '1 day' * (1 + n * 360 / ${Math.round(LOTS * size)})
     from ${many(LOTS)}`,
    // Six years of awards, of whose lots those remain that expired less than three years and two months ago.
    `insert into bean_entries (id, user_id, beans, counterpart, reason, idempotency_key, request_hash, at)
     select 'a' || n, 'u' || n % ${USERS}, 1, 'tasks', '', 'a' || n, '', ${at(0)} - interval '1 day' * (n * 2190::bigint / ${Math.round(ORDERS * size)})
     from ${many(ORDERS)}`,
    `insert into bean_lots (id, user_id, entry_id, granted, remaining, expires_at)
     select id, user_id, id, 1, 0, at + interval '390 days' from bean_entries
     where id like 'a%' and at > ${at(-1_545 * 24)} and at < ${at(-390 * 24)}`,
    `insert into bean_task_progress (user_id, task, period, progress)
     select 'u' || n % ${USERS}, 'signIn', (${day(0)} - 100 * (n / ${USERS})::int)::text, 1 from ${many(ORDERS)}`,
    // Every second one was read by all.
    `insert into notices (id, message_class, title, summary, content, published_at)
     select 'n' || n, 'service', '{}', '{}', '{}', ${at(0)} - interval '1 month' * n from generate_series(1, ${NOTICES}) n`,
    `insert into notice_reads (notice_id, user_id, read_at)
     select 'n' || n, u.id, ${at(0)} from users u, generate_series(1, ${NOTICES}, 2) n`,
    `insert into releases (id, depa_code, product_id, release_at, entry_at, seats, first_day, last_day, seed, seed_hash, state, drawn_at, present,
       last_position)
     values ('r', 'Y0', 'Y0', ${at(0)}, ${at(-1)}, 200, ${day(1)}, ${day(1)}, '', '', 'open', ${at(0)}, ${QUEUED},
       ${QUEUED})`,
    `insert into release_tickets (id, release_id, user_id, people, position, entered_at)
     select 't' || n, 'r', 'u' || n, 1, n + 1, ${at(-1)} from generate_series(0, ${QUEUED - 1}) n`,
    `insert into releases (id, depa_code, product_id, release_at, entry_at, seats, first_day, last_day, seed, seed_hash)
     values ('d', 'Y1', 'Y0', ${at(0)}, ${at(-1)}, 200, ${day(1)}, ${day(1)}, repeat('5e', 32), '')`,
    `insert into release_tickets (id, release_id, user_id, people, entered_at)
     select 'd' || n, 'd', 'u' || n, 1, ${at(-1)} from generate_series(0, ${TO_BE_DRAWN - 1}) n`,
    `insert into release_people (ticket_id, release_id, person_key, linkman_id, dose_no, name_key, lot)
     select 'd' || n, 'd', 'p' || n, 'l' || n, 1, 'p' || n, 'd' || n from generate_series(0, ${TO_BE_DRAWN - 1}) n`,
    `insert into muted_messages (user_id, kind, channel, muted_at)
     select 'u' || n, 'beansExpiring', 'inApp', ${at(0)} from generate_series(0, ${USERS - 1}, 4) n`,
  ];
};

/** Fills a database that has the clinics and products of the tests. @param size times the rows of a moderate year */
export async function insertYear(pool: Pool, size: number, now: number): Promise<void> {
  const client = await pool.connect();
  await client.query('set statement_timeout = 0; set synchronous_commit = off');
  for (const statement of statements(size, now)) {
    const started = performance.now();
    await client.query(statement);
    console.log(
      `  ${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${statement.trim().slice(0, 60).split('\n')[0] ?? ''}`,
    );
  }
  await client.query('vacuum analyze');
  client.release();
}
