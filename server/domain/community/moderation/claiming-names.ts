import { hasHiddenOutsidePictures } from '@contract/text/hidden-rules';
import type { Db } from '../../../db/database';
import { claimsOf } from '../../../shared/content-checks/reading/name-claims';
import { checkNickname, checkTopic, isFalseIntro } from './check-short-text';

/** A name, given before a rule or by staff, that the rules of today would refuse. */
export interface ClaimingName {
  /** `account`: the nickname of an account, which staff of the service see; `nickname` and `intro`: an author's. */
  readonly what: 'account' | 'nickname' | 'intro' | 'topic';
  /** Of the author where there is one; else of the account or the topic. */
  readonly id: string;
  /** What it breaks: `hidden`, `claim`, `words`, `link` or `private`. */
  readonly why: string;
  readonly text: string;
}

const PAGE = 1_000;

type Row = { readonly id: string };

/** Rows in pages by their ids, so that a large table is never held at once. */
async function* paged<R extends Row>(page: (after: string) => Promise<R[]>): AsyncGenerator<R> {
  let after = '';
  for (;;) {
    const rows = await page(after);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last.id;
  }
}

const hiddenIn = (text: string): 'hidden' | null =>
  hasHiddenOutsidePictures(text) ? 'hidden' : null;

async function* ofAuthors(db: Db): AsyncGenerator<ClaimingName> {
  const page = (after: string) =>
    db
      .selectFrom('authors')
      .select(['id', 'nickname', 'intro', 'user_type as type'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute();
  for await (const { id, nickname, intro, type } of paged(page)) {
    const why = hiddenIn(nickname) ?? checkNickname(nickname, type);
    if (why) yield { what: 'nickname', id, why, text: nickname };
    if (isFalseIntro(intro, type)) yield { what: 'intro', id, why: 'claim', text: intro };
  }
}

async function* ofAccounts(db: Db): AsyncGenerator<ClaimingName> {
  const page = (after: string) =>
    db
      .selectFrom('users')
      .select(['id', 'nick_name as name'])
      .where('id', '>', after)
      .where('nick_name', '<>', '')
      .orderBy('id')
      .limit(PAGE)
      .execute();
  for await (const { id, name } of paged(page)) {
    const why = hiddenIn(name) ?? (claimsOf(name).length > 0 ? 'claim' : null);
    if (why) yield { what: 'account', id, why, text: name };
  }
}

async function* ofTopics(db: Db): AsyncGenerator<ClaimingName> {
  const page = (after: string) =>
    db
      .selectFrom('topics')
      .select(['id', 'name'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute();
  for await (const { id, name } of paged(page)) {
    const why = hiddenIn(name) ?? checkTopic(name);
    if (why) yield { what: 'topic', id, why, text: name };
  }
}

/** Names that today's rules would refuse, for moderators: nobody is renamed unasked. */
export async function* claimingNames(db: Db): AsyncGenerator<ClaimingName> {
  yield* ofAuthors(db);
  yield* ofAccounts(db);
  yield* ofTopics(db);
}
