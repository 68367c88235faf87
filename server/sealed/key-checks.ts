import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';
import { createFieldCipher } from './field-cipher';
import type { DataKeys } from '../kernel/data-keys';

/** Text sealed once with each key, so that a wrong secret is found at start and not at first use. */
const CHECK = 'yimiao';
/** Name of the look-up key's own check; no data key can have it. */
const LOOKUP = 'PERSON_KEY';

/**
 * Refuses to start with keys other than those of the database's values, and records the keys of a new database. @throws
 * Error naming the setting and the key that is missing or wrong
 */
export async function checkKeys(pool: Pool, keys: DataKeys, lookupKey: Buffer): Promise<void> {
  const [current] = keys;
  const lookupProof = createHmac('sha256', lookupKey).update(CHECK).digest('base64url');
  const proof = createFieldCipher(keys, lookupKey).seal(CHECK);
  // Before reading, so that of two processes with different keys on a new database one is refused.
  await pool.query(
    'insert into data_keys (id, proof) select * from unnest($1::text[], $2::text[]) on conflict do nothing',
    [
      [current.id, LOOKUP],
      [proof, lookupProof],
    ],
  );
  const { rows } = await pool.query<{ id: string; proof: string }>(
    'select id, proof from data_keys',
  );
  for (const { id, proof } of rows) {
    if (id === LOOKUP) {
      if (proof !== lookupProof)
        throw new Error(
          'PERSON_KEY is not the one that this database was filled with: no account and no person would be found. Set the earlier one, or put person.key back into the data directory.',
        );
      continue;
    }
    const key = keys.find((each) => each.id === id);
    if (!key)
      throw new Error(
        `DATA_KEYS lacks the key "${id}", with which stored values are sealed. Add it behind the key in use, or retire it with \`npm run data-keys -- rotate\` first.`,
      );
    if (!opens(keys, proof, lookupKey))
      throw new Error(`DATA_KEYS: the secret of "${id}" is not the one that sealed stored values.`);
  }
}

function opens(keys: DataKeys, proof: string, lookupKey: Buffer): boolean {
  try {
    return createFieldCipher(keys, lookupKey).open(proof) === CHECK;
  } catch {
    return false;
  }
}

/**
 * Removes the records of all other keys, as nothing is sealed with them any more. @returns ids of keys that may be
 * removed from the setting.
 */
export async function retireOthers(pool: Pool, keyId: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    'delete from data_keys where id not in ($1, $2) returning id',
    [keyId, LOOKUP],
  );
  return rows.map(({ id }) => id);
}
