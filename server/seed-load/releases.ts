import { sql } from 'kysely';
import { onClient } from '../db/on-client';
import type { Deps } from '../deps';
import { announce } from '../domain/booking/queue/announce';
import { inTurn } from './progress';
import { groupOf } from '../shared/slots/slot-group';
import { DAY } from '../kernel/clock';

/** The sample product with the least capacity for its demand. */
const SCARCE = 'hpv9-msd';
/** ms ahead of which releases are announced. */
const AHEAD = 7 * DAY;
/** Least ms between the announcement and the opening. */
const NOTICE = 60_000;
/** Most clinics of a city with a release at one hour, and least capacity of a release. */
const MOST_CLINICS = 2;
const LEAST_SEATS = 3;

const groupOfScarce = sql.raw(groupOf('d.depa_code', `'${SCARCE}'`));

const chooseClinics = (now: number) => sql<{ depa_code: string; release_at: Date }>`
with taken as (
  select d.city_code, r.release_at from releases r join departments d on d.depa_code = r.depa_code
), candidate as (
  select s.depa_code, s.release_at, row_number() over (
    partition by d.city_code, s.release_at order by sum(s.capacity) desc, s.depa_code
  ) as rank
  from departments d join slots s on s.depa_code = d.depa_code and s.group_code = ${groupOfScarce}
  where s.release_id is null and s.release_at > ${new Date(now + NOTICE)} and s.release_at < ${new Date(now + AHEAD)} and d.is_online
    and not exists (select from taken t where t.city_code = d.city_code and t.release_at = s.release_at)
  group by d.city_code, s.depa_code, s.release_at
  having sum(s.capacity) >= ${LEAST_SEATS}
)
select depa_code, release_at from candidate where rank <= ${MOST_CLINICS}`;

/** Announces the releases of the coming days for the sample clinics with the most capacity of the scarce product. */
export async function announceSamples({ database, clock }: Deps): Promise<void> {
  const client = await database.pool.connect();
  try {
    await inTurn(client, async () => {
      const { rows } = await chooseClinics(clock.now()).execute(onClient(client));
      await announce(
        client,
        rows.map(({ depa_code, release_at }) => ({
          depaCode: depa_code,
          productId: SCARCE,
          releaseAt: release_at.getTime(),
        })),
      );
    });
  } finally {
    client.release();
  }
}
