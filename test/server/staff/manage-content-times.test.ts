import { CODE } from '@contract/errors';
import { shanghaiText } from '@contract/time/shanghai-rules';
import { findArticle } from '../../../server/domain/content/article/articles';
import { clinicNotices } from '../../../server/domain/clinics/clinic/notices';
import { CLINIC, inDatabase } from '../kit/worlds/booking-world';
import { startOn } from '../kit/start-on';
import type { Provider } from '../kit/harness';
import { article, notice, saved } from './content-world';
import { createManageWorld } from './manage-world';
import type { ManageWorld, Member } from './manage-world';

const MINUTE = 60_000;
/** ms for which pages and lists may be kept. */
const CACHED = 11_000;

const typed = (ms: number): string => shanghaiText(ms).slice(0, 16).replace('T', ' ');
const wholeMinute = (ms: number): number => Math.ceil(ms / MINUTE) * MINUTE;

describe('texts that are shown for a time', () => {
  let world: ManageWorld;
  let other: Provider;
  let operator: Member;
  let manager: Member;
  beforeAll(async () => {
    world = await createManageWorld('postgres', { WRITES_PER_MINUTE: '9000' });
    other = await startOn(world.testDatabase);
    operator = await world.signIn('operator');
    manager = await world.signIn('manager');
  });
  afterAll(async () => {
    await other?.halt();
    await world?.end();
  });

  const seenBy = async (provider: Provider, id: string) => {
    const { list } = await provider.ok('GET /article/article/pageList.do', { pageSize: 50 });
    const detail = await provider.call('GET /article/article/detail.do', { articleId: id });
    const found = await provider.ok('GET /base/search/pageList.do', {
      word: '纯属测试的题目',
      kind: 'article',
    });
    return {
      listed: list.some(({ articleId }) => articleId === id),
      opened: detail.code === CODE.SUCCESS,
      found: found.list.some((item) => item.id === id),
    };
  };
  const ALL = { listed: true, opened: true, found: true };
  const NOTHING = { listed: false, opened: false, found: false };

  test('an article is found, listed and opened from its first limit until before its second', async () => {
    const { provider } = world;
    const from = wholeMinute(provider.now + 10 * MINUTE);
    const until = from + 10 * MINUTE;
    const { contentId, state } = await saved(
      operator,
      'article',
      article({
        title: { zh: '纯属测试的题目', en: 'A title of a test' },
        publishedFrom: typed(from),
        publishedUntil: typed(until),
      }),
    );
    expect(state).toBe('planned');
    await provider.runJobs();
    expect(await seenBy(provider, contentId)).toEqual(NOTHING);
    await provider.moveTo(from + MINUTE);
    expect(await seenBy(provider, contentId)).toEqual(ALL);
    await provider.moveTo(until + 3 * MINUTE);
    expect(await seenBy(provider, contentId)).toEqual(NOTHING);
    const { msg } = await provider.call('GET /article/article/detail.do', { articleId: contentId });
    expect(msg).toContain('已经下架');
    await inDatabase(world.testDatabase, async ({ db }) => {
      const shownAt = async (now: number) => (await findArticle(db, contentId, now)) !== undefined;
      expect([
        await shownAt(from - 1),
        await shownAt(from),
        await shownAt(until - 1),
        await shownAt(until),
      ]).toEqual([false, true, true, false]);
    });
  });

  test('a notice keeps to the same limits', async () => {
    const from = wholeMinute(world.provider.now - 10 * MINUTE);
    const until = from + 10 * MINUTE;
    const { contentId } = await saved(
      manager,
      'notice',
      notice({ publishedFrom: typed(from), publishedUntil: typed(until) }),
    );
    await inDatabase(world.testDatabase, async ({ db }) => {
      const shownAt = async (now: number) =>
        (await clinicNotices(db, CLINIC, { now, language: 'en' })).some(
          ({ id }) => id === contentId,
        );
      expect([
        await shownAt(from - 1),
        await shownAt(from),
        await shownAt(until - 1),
        await shownAt(until),
      ]).toEqual([false, true, true, false]);
    });
  });

  test('taken back it is gone in every process within the seconds of docs/catalogue.md', async () => {
    const { provider } = world;
    const { contentId } = await saved(
      operator,
      'article',
      article({ publishedFrom: typed(provider.now - MINUTE) }),
    );
    await other.moveTo(provider.now);
    expect((await seenBy(other, contentId)).opened).toBe(true);
    const which = { kind: 'article', contentId } as const;
    const detail = await operator.ok('POST /manage/content/takeBack.do', which);
    expect(detail.state).toBe('takenBack');
    const again = await operator.ok('POST /manage/content/takeBack.do', which);
    expect(again.version).toBe(detail.version);
    for (const each of [provider, other]) {
      await each.moveTo(provider.now + CACHED);
      const { listed, opened } = await seenBy(each, contentId);
      expect({ listed, opened }).toEqual({ listed: false, opened: false });
    }
  });

  test('one that is planned becomes a draft, and an entry of the encyclopaedia stays', async () => {
    const planned = await saved(
      operator,
      'article',
      article({ publishedFrom: typed(world.provider.now + 60 * MINUTE) }),
    );
    const which = { kind: 'article', contentId: planned.contentId } as const;
    const { state } = await operator.ok('POST /manage/content/takeBack.do', which);
    expect(state).toBe('draft');
    const entry = await saved(operator, 'encyclopedia', article());
    const { code } = await operator.call('POST /manage/content/takeBack.do', {
      kind: 'encyclopedia',
      contentId: entry.contentId,
    });
    expect(code).toBe(CODE.PARAMETERS);
  });
});
