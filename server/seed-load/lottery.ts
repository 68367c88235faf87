import { addDays } from '@contract/time/day-rules';
import type { Deps } from '../deps';
import { findActivity } from '../domain/lottery/activity';
import { closeActivity } from '../domain/lottery/close';
import { drawActivity, settleValue } from '../domain/lottery/draw';
import { publishActivity } from '../domain/lottery/publish';
import { DAY, dayOf, instantOf } from '../kernel/clock';
import { simulatedBeacon } from '../platforms/beacon/simulated';
import { SAMPLE_ACTIVITIES, SAMPLE_ORGANISER, SAMPLE_PEOPLE } from '../seed/lottery/activities';
import type { SampleActivity } from '../seed/lottery/activities';
import { between, hash } from '../seed/random';
import { inTurn } from './progress';

const HOUR = 3_600_000;
/** The account in which the ended activity's tickets are; deleted, so that nobody can sign in to it. */
const OWNER = 'lottery-sample';

const shown = (key: string): string =>
  `1${between(`${key} operator`, 30, 89)}****${String(between(`${key} end`, 0, 9_999)).padStart(4, '0')}`;

async function publish({ db }: Deps, sample: SampleActivity, today: string): Promise<void> {
  const opensAt = instantOf(addDays(today, sample.opens), '09:00');
  const closesAt = instantOf(addDays(today, sample.closes), '20:00');
  const { id, title, summary, prizes } = sample;
  await publishActivity(
    db,
    {
      title,
      summary,
      prizes: [...prizes],
      organiser: SAMPLE_ORGANISER,
      opensAt,
      closesAt,
      drawAt: closesAt + HOUR,
      ticketBeans: 5,
      beanTickets: 10,
      claimDays: 15,
    },
    { source: 'simulated', now: opensAt - DAY, id },
  );
}

/** Tickets of people whom there is not, and the draw among them. */
async function end({ db, database }: Deps, { id }: SampleActivity): Promise<void> {
  const { closes_at: closesAt, draw_at: drawAt, opens_at: opensAt } = await findActivity(db, id);
  const tickets = Array.from({ length: SAMPLE_PEOPLE }, (_, person) => {
    const holder = hash(`${id} ${person}`).toString(16).padStart(16, '0');
    return Array.from({ length: between(`${id} tickets ${person}`, 1, 3) }, (_each, day) => ({
      id: `sample-${person}-${day}`,
      holder,
      day: addDays(dayOf(opensAt.getTime()), day),
    }));
  }).flat();
  await database.pool.query(
    `with owner as (
       insert into users (id, mobile, nick_name, deleted_at) values ($1, null, '', now()) on conflict do nothing
     ), made as (
       insert into lottery_tickets (id, activity_id, holder, free_day, at)
       select t.id, $2, t.holder, t.day, $3 from unnest($4::text[], $5::text[], $6::date[]) as t (id, holder, day)
     )
     select 1`,
    [
      OWNER,
      id,
      opensAt,
      tickets.map((ticket) => ticket.id),
      tickets.map(({ holder }) => holder),
      tickets.map(({ day }) => day),
    ],
  );
  await database.pool.query(
    `insert into lottery_ticket_owners (ticket_id, activity_id, user_id, idempotency_key, at)
     select id, activity_id, $1, id, at from lottery_tickets where activity_id = $2`,
    [OWNER, id],
  );
  await closeActivity(db, simulatedBeacon, { activityId: id, now: closesAt.getTime() });
  const drawn = drawAt.getTime();
  await settleValue(db, simulatedBeacon, await findActivity(db, id), drawn);
  await drawActivity(db, {
    activityId: id,
    now: drawn,
    maskOf: (_trx, ids) => Promise.resolve(new Map(ids.map((each) => [each, shown(each)]))),
  });
  await database.pool.query(
    `update lottery_winners set state = 'sent', claimed_at = $2, sent_at = $2 where activity_id = $1 and state = 'won'`,
    [id, new Date(drawn + DAY)],
  );
}

/** Publishes the sample activities where there are none yet: one that has ended, one that is open, one to come. */
export async function loadSampleLotteries(deps: Deps): Promise<void> {
  const { database, clock } = deps;
  const client = await database.pool.connect();
  try {
    const due = await inTurn(client, async () => {
      const { rows } = await client.query(
        `insert into progress (key, value) values ('lottery', '1') on conflict do nothing returning key`,
      );
      return rows.length > 0;
    });
    if (!due) return;
  } finally {
    client.release();
  }
  const today = dayOf(clock.now());
  for (const sample of SAMPLE_ACTIVITIES) {
    await publish(deps, sample, today);
    if (sample.closes < 0) await end(deps, sample);
  }
}
