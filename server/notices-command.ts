import { readFileSync } from 'node:fs';
import { runCommand } from './command';
import type { Db } from './db/database';
import { readNotice } from './domain/service/message/notices/notice-definition';
import { publishNotice } from './domain/service/message/notices/publish-notice';
import { withdrawNotice } from './domain/service/message/notices/withdraw-notice';
import { dayOf, timeOf } from './kernel/clock';
import { CommandError } from './kernel/command-error';

const USAGE = `Notices to everybody (docs/operating.md, "Notices to everybody").
  notices list                   every notice
  notices publish <file.json>    shows a notice to everybody who has an account now; the same file again changes nothing
  notices withdraw <notice>      removes it for everybody, also for those who have read it`;

async function list(db: Db): Promise<string> {
  const rows = await db
    .selectFrom('notices')
    .select(['id', 'title', 'published_at as at', 'is_shown as isShown'])
    .orderBy('published_at')
    .orderBy('id')
    .execute();
  const lines = rows.map(
    ({ id, title, at, isShown }) =>
      `${id} ${dayOf(at.getTime())} ${timeOf(at.getTime())} ${isShown ? 'shown' : 'being removed'}: ${title.en}`,
  );
  return lines.join('\n') || 'There are no notices.';
}

async function run(db: Db, now: number, [verb, word = '']: readonly string[]): Promise<string> {
  if (verb === 'list') return list(db);
  if (verb === 'publish' && word)
    return publishNotice(db, readNotice(readFileSync(word, 'utf8')), now);
  if (verb === 'withdraw' && word)
    return `Withdrawn; ${await withdrawNotice(db, word)} accounts had read it.`;
  throw new CommandError(USAGE);
}

runCommand(({ db }, { now }, words) => run(db, now, words));
