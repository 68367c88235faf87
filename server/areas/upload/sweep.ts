import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deps } from '../../deps';
import { uploadsIn } from './mount';

/** ms that a file waits to be used, e.g. by the feedback that it belongs to. */
const KEEP_UNUSED = 86_400_000;

/** Removes files that nothing refers to a day after they came. */
export async function sweepUploads({ db, clock, config }: Deps): Promise<void> {
  const directory = uploadsIn(config.dataDir);
  const gone = await db
    .deleteFrom('uploads')
    .where('used_at', 'is', null)
    .where('created_at', '<', new Date(clock.now() - KEEP_UNUSED))
    .returning('id')
    .execute();
  await Promise.all(gone.map(({ id }) => rm(join(directory, id), { force: true })));
}
