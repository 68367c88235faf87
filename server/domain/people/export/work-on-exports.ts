import { claimExport } from './claim-export';
import { mailExport } from './mail-export';
import type { MailParts } from './mail-export';
import { packExport } from './pack-export';
import type { PackParts } from './pack-export';

/** Takes one export a step on: packs it, and mails its link. @returns whether there may be more */
export async function workOnExports(parts: PackParts & MailParts): Promise<boolean> {
  const row = await claimExport(parts.db, parts.clock.now());
  if (row === null) return false;
  const ready = row.state === 'mailing' ? row : await packExport(parts, row);
  if (ready) await mailExport(parts, ready);
  return true;
}
