import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/database';
import { sourceText } from '../../kernel/client-address';
import type { Clock } from '../../kernel/clock';
import { newId } from '../../kernel/ids';
import type { NetworkLog } from '../../kernel/network-log';
import type { FieldCipher } from '../../sealed/field-cipher';
import { WaitingEntries } from './waiting-entries';
import type { StoredEntry } from './waiting-entries';

/** Entries of one statement. */
const BATCH = 1_000;

interface Parts {
  readonly db: Db;
  readonly clock: Clock;
  readonly cipher: Pick<FieldCipher, 'seal'>;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

const rowOf = ({ device, userId, staffId, at, ...entry }: StoredEntry) => ({
  ...entry,
  at: new Date(at),
  user_id: userId,
  staff_id: staffId,
  app: device.app,
  system: device.system,
});

/** A sign-in of staff names a login, as who it is stands in no answer. */
async function store(db: Db, entries: readonly StoredEntry[]): Promise<void> {
  await sql`
    insert into network_log (id, at, event, call, user_id, staff_id, subject, address, app, system)
    select r.id, r.at, r.event, r.call, r.user_id, coalesce(r.staff_id, s.id), r.subject, r.address, r.app, r.system
    from json_to_recordset(${JSON.stringify(entries.map(rowOf))}::json) as r (id text, at timestamptz, event text,
      call text, user_id text, staff_id text, subject text, address text, app text, system text)
    left join staff s on r.event = 'staffSignIn' and s.login = r.subject
    on conflict (id) do nothing`.execute(db);
}

/**
 * The network log: each entry is sealed when it is noted, and written with those that came in the same seconds, so that no
 * call waits for it and none fails by it. docs/decisions/0136.
 */
export function createNetworkLog({ db, clock, cipher, log }: Parts): NetworkLog {
  const waiting = new WaitingEntries();
  return {
    note({ source, ...entry }) {
      const now = clock.now();
      if (!waiting.isNew({ ...entry, source }, now)) return;
      const address = cipher.seal(sourceText(source));
      waiting.add({ ...entry, id: newId(), at: now, address });
    },
    async flush() {
      const lost = waiting.takeLost();
      if (lost > 0) log.error({ lost }, 'network log: no room for entries');
      for (;;) {
        const entries = waiting.take(BATCH, clock.now());
        if (entries.length === 0) return;
        try {
          await store(db, entries);
        } catch (error) {
          waiting.putBack(entries);
          log.error({ waiting: entries.length }, 'network log: entries were not written');
          throw error;
        }
      }
    },
  };
}
