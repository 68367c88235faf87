import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { runCommand } from './command';
import { CommandError } from './kernel/command-error';
import type { Config } from './kernel/config';
import { loadPersonKey } from './kernel/person-key';
import { loadDataKeys } from './kernel/data-keys';
import { createFieldCipher, prefixOf } from './sealed/field-cipher';
import { checkKeys, retireOthers } from './sealed/key-checks';
import { countByKey, reseal } from './sealed/reseal';

const USAGE = `Keys of the sealed columns (DATA_KEYS; docs/operating.md names the columns).
  data-keys new <id>   prints an entry for DATA_KEYS; put it first and restart every process
  data-keys status     how many values each key has sealed
  data-keys rotate     seals everything with the first key of DATA_KEYS, beside the provider at work with PostgreSQL`;

async function rotate(pool: Pool, { personKey, dataKeys, dataDir }: Config): Promise<string> {
  const keys = loadDataKeys(dataKeys, dataDir);
  const lookupKey = loadPersonKey(personKey, dataDir);
  await checkKeys(pool, keys, lookupKey);
  const [{ id }] = keys;
  const count = await reseal(pool, createFieldCipher(keys, lookupKey), prefixOf(id));
  const retired = await retireOthers(pool, id);
  const others = retired.length > 0 ? ` DATA_KEYS may lose: ${retired.join(', ')}.` : '';
  return `${count} values were sealed anew with "${id}".${others}`;
}

async function status(pool: Pool): Promise<string> {
  const counts = await countByKey(pool);
  return counts.map(({ key, count }) => `${key ?? '(plain text)'}: ${count}`).join('\n');
}

const [asked, newId = ''] = process.argv.slice(2);
// Before the first start there is no database yet, and none has to be made for a key.
if (asked === 'new' && /^[a-z0-9]{1,16}$/.test(newId)) {
  process.stdout.write(`${newId}:${randomBytes(32).toString('base64url')}\n`);
  process.exit(0);
}

runCommand(async ({ pool }, config, [verb]) => {
  if (verb === 'status') return status(pool);
  if (verb === 'rotate') return rotate(pool, config);
  throw new CommandError(USAGE);
});
