import { sql } from 'kysely';
import { DEVICE_COOKIE_LIFETIME } from '@contract/account/cookie-rules';
import type { Db } from '../db/database';

/** Most devices of one account; the least recently used are removed. */
const MOST_DEVICES = 10;

export interface Owner {
  readonly kind: 'user' | 'staff';
  readonly id: string;
}

const ofOwner = ({ kind, id }: Owner) =>
  sql`${sql.ref(kind === 'user' ? 'user_id' : 'staff_id')} = ${id}`;

/** Devices on which an account has signed in; strangers' attempts do not lock the owner out on them. */
export class KnownDevices {
  constructor(private readonly db: Db) {}

  async knows(owner: Owner, deviceHash: string, now: number): Promise<boolean> {
    const { rows } = await sql`select 1 from known_devices
      where ${ofOwner(owner)} and device_hash = ${deviceHash}
        and seen_at > ${new Date(now - DEVICE_COOKIE_LIFETIME)}`.execute(this.db);
    return rows.length > 0;
  }

  /** Stores a device on which the owner has just authenticated. @returns whether it was unknown before */
  async remember(owner: Owner, deviceHash: string, now: number): Promise<boolean> {
    const isNew = !(await this.knows(owner, deviceHash, now));
    const column = sql.ref(owner.kind === 'user' ? 'user_id' : 'staff_id');
    await sql`insert into known_devices (${column}, device_hash, seen_at)
      values (${owner.id}, ${deviceHash}, ${new Date(now)})
      on conflict (${column}, device_hash) do update set seen_at = excluded.seen_at`.execute(
      this.db,
    );
    await sql`delete from known_devices where ${ofOwner(owner)} and device_hash not in (
      select device_hash from known_devices where ${ofOwner(owner)}
      order by seen_at desc, device_hash limit ${MOST_DEVICES})`.execute(this.db);
    return isNew;
  }

  /** Removes a device, e.g. with the session that began on it. */
  async forget(owner: Owner, deviceHash: string): Promise<void> {
    await sql`delete from known_devices
      where ${ofOwner(owner)} and device_hash = ${deviceHash}`.execute(this.db);
  }

  /** Removes all devices but one, e.g. with a new password. */
  async forgetOthers(owner: Owner, deviceHash: string): Promise<void> {
    await sql`delete from known_devices
      where ${ofOwner(owner)} and device_hash <> ${deviceHash}`.execute(this.db);
  }
}
