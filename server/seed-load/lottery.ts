import { sql } from 'kysely';
import { addDays } from '@contract/time/day-rules';
import type { Db } from '../db/database';
import { onClient } from '../db/on-client';
import type { Deps } from '../deps';
import { findActivity } from '../domain/rewards/lottery/activity';
import { closeWithin } from '../domain/rewards/lottery/close';
import { drawWithin, settleValue } from '../domain/rewards/lottery/draw';
import { publishActivity } from '../domain/rewards/lottery/publish';
import { DAY, dayOf, instantOf } from '../kernel/clock';
import type { Beacon } from '../platforms/beacon/beacon';
import { loadSimulated } from '../platforms/load-simulated';
import {
  SAMPLE_ACTIVITIES,
  SAMPLE_CONTACT,
  SAMPLE_ORGANISER,
  SAMPLE_PEOPLE,
} from '../seed/lottery/activities';
import type { SampleActivity } from '../seed/lottery/activities';
import { between, hash } from '../seed/random';
import { inTurn, readProgress, writeProgress } from './progress';

const HOUR = 3_600_000;
/** The account in which the ended activity's tickets are; deleted, so that nobody can sign in to it. */
const OWNER = 'lottery-sample';

const shown = (key: string): string =>
  `1${between(`${key} operator`, 30, 89)}****${String(between(`${key} end`, 0, 9_999)).padStart(4, '0')}`;

async function publish(trx: Db, sample: SampleActivity, today: string): Promise<void> {
  const opensAt = instantOf(addDays(today, sample.opens), '09:00');
  const closesAt = instantOf(addDays(today, sample.closes), '20:00');
  const { id, title, summary, prizes } = sample;
  await publishActivity(
    trx,
    {
      title,
      summary,
      prizes: [...prizes],
      organiser: SAMPLE_ORGANISER,
      contact: SAMPLE_CONTACT,
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
async function end(trx: Db, beacon: Beacon, { id }: SampleActivity): Promise<void> {
  const { closes_at: closesAt, draw_at: drawAt, opens_at: opensAt } = await findActivity(trx, id);
  const tickets = Array.from({ length: SAMPLE_PEOPLE }, (_, person) => {
    const holder = hash(`${id} ${person}`).toString(16).padStart(16, '0');
    return Array.from({ length: between(`${id} tickets ${person}`, 1, 3) }, (_each, day) => ({
      id: `sample-${person}-${day}`,
      holder,
      day: addDays(dayOf(opensAt.getTime()), day),
    }));
  }).flat();
  await sql`
     with owner as (
       insert into users (id, mobile, nick_name, deleted_at) values (${OWNER}, null, '', now()) on conflict do nothing
     ), made as (
       insert into lottery_tickets (id, activity_id, holder, free_day, at)
       select t.id, ${id}, t.holder, t.day, ${opensAt} from unnest(
         ${tickets.map((ticket) => ticket.id)}::text[], ${tickets.map(({ holder }) => holder)}::text[],
         ${tickets.map(({ day }) => day)}::date[]
       ) as t (id, holder, day)
     )
     select 1`.execute(trx);
  await sql`
     insert into lottery_ticket_owners (ticket_id, activity_id, user_id, idempotency_key, at)
     select id, activity_id, ${OWNER}, id, at from lottery_tickets where activity_id = ${id}`.execute(
    trx,
  );
  await closeWithin(trx, beacon, { activityId: id, now: closesAt.getTime() });
  const drawn = drawAt.getTime();
  await settleValue(trx, beacon, await findActivity(trx, id), drawn);
  await drawWithin(trx, {
    activityId: id,
    now: drawn,
    maskOf: (_, ids) => Promise.resolve(new Map(ids.map((each) => [each, shown(each)]))),
  });
  const sent = new Date(drawn + DAY);
  await trx
    .updateTable('lottery_winners')
    .set({ state: 'sent', claimed_at: sent, sent_at: sent })
    .where('activity_id', '=', id)
    .where('state', '=', 'won')
    .execute();
}

/**
 * Publishes the sample activities where there are none yet: one that has ended, one that is open, one to come. All or
 * none of it, so that a start that is ended leaves nothing half made, and no process draws what has no tickets yet.
 */
export async function loadSampleLotteries({ database, clock }: Deps): Promise<void> {
  const beacon = (await loadSimulated(false))?.simulatedBeacon;
  if (!beacon) return;
  const client = await database.pool.connect();
  try {
    if ((await readProgress(client, 'lottery')) !== null) return;
    await inTurn(client, async () => {
      if ((await readProgress(client, 'lottery')) !== null) return;
      const trx = onClient(client);
      const today = dayOf(clock.now());
      for (const sample of SAMPLE_ACTIVITIES) {
        await publish(trx, sample, today);
        if (sample.closes < 0) await end(trx, beacon, sample);
      }
      await writeProgress(client, 'lottery', '1');
    });
  } finally {
    client.release();
  }
}
