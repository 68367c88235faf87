import { CODE } from '@contract/errors';
import { EMPTY_TEXT } from '@contract/manage/content-rules';
import type { ContentText } from '@contract/manage/content-rules';
import { compareText } from '@contract/text/order-rules';
import {
  applyCatalogue,
  diffCatalogue,
  storedCatalogue,
} from '../../../server/domain/clinics/catalogue/stored/apply-catalogue';
import { readContentFiles } from '../../../server/domain/clinics/catalogue/content-files/read-content-files';
import { writeContentFiles } from '../../../server/domain/clinics/catalogue/content-files/write-content-files';
import { CLINIC, OTHER_CLINIC, inDatabase } from '../kit/worlds/booking-world';
import { article, notice, save, saveAgain, saved } from './content-world';
import { createManageWorld } from './manage-world';
import type { ManageWorld, Member } from './manage-world';

describe('content by page', () => {
  let world: ManageWorld;
  let operator: Member;
  let second: Member;
  let manager: Member;
  let elsewhere: Member;
  beforeAll(async () => {
    world = await createManageWorld('postgres', { WRITES_PER_MINUTE: '9000' });
    operator = await world.signIn('operator');
    second = await world.signIn('operator-2');
    manager = await world.signIn('manager');
    elsewhere = await world.signIn('manager-elsewhere');
  });
  afterAll(() => world?.end());

  const read = (articleId: string, language: 'zh-CN' | 'en' = 'zh-CN') =>
    world.provider.call('GET /article/article/detail.do', { articleId }, { language });
  const problemsOf = async (who: Member, text: ContentText) => {
    const { data } = await save(who, 'article', text);
    return data.outcome === 'refused'
      ? data.problems
          .filter(({ severity }) => severity === 'error')
          .map(({ field, language, line }) => [field, language, line])
      : data.outcome;
  };

  test('readers see who wrote and reviewed an article, when, and from what', async () => {
    const { contentId } = await saved(operator, 'article', article());
    const { data } = await read(contentId);
    expect(data.origin).toEqual({
      author: '林知远',
      reviewer: '示例医生',
      reviewedOn: '2026-01-05',
      sources: [
        { title: '说明书', url: null },
        { title: '世界卫生组织', url: 'https://www.who.int/zh' },
      ],
    });
    expect((await read(contentId, 'en')).data).toMatchObject({
      title: 'Before winter',
      origin: { author: 'Lin Zhiyuan', reviewer: 'Dr Example' },
    });
  });

  test('a text that says nothing of it has no such part', async () => {
    const plain = article({
      author: EMPTY_TEXT.author,
      reviewer: EMPTY_TEXT.reviewer,
      sources: EMPTY_TEXT.sources,
      reviewedOn: '',
    });
    const { contentId } = await saved(operator, 'article', plain);
    expect((await read(contentId)).data).not.toHaveProperty('origin');
  });

  test('what is stored is read again as it was typed, and the catalogue’s files have it', async () => {
    const { contentId, text } = await saved(operator, 'article', article());
    expect(text).toEqual({ ...article(), minutes: '' });
    await saved(operator, 'encyclopedia', article({ title: { zh: '流感', en: 'Influenza' } }));
    await saved(manager, 'notice', notice({ publishedFrom: '' }));
    await saved(operator, 'article', article({ publishedUntil: '2026-02-05 09:00' }));
    await inDatabase(world.testDatabase, async (database) => {
      const stored = await storedCatalogue(database);
      expect(stored.articles.map(({ id }) => id)).toContain(contentId);
      const files = new Map(
        [...writeContentFiles({ ...stored, products: [] })].map(
          ([path, body]): [string, Uint8Array] => [path, Buffer.from(body)],
        ),
      );
      const context = { isLive: false, today: '2026-11-20', zoneIds: null, catalogIds: null };
      const { problems, ...again } = readContentFiles(files, context);
      expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
      expect(again.articles).toEqual(byId(stored.articles));
      expect(again.encyclopedia).toEqual(byId(stored.encyclopedia));
      expect((await diffCatalogue(database, stored, world.provider.now)).changes).toEqual([]);
    });
  });

  test('fields that are wrong are all named, by the rules of the catalogue’s check', async () => {
    const wrong = article({
      title: { zh: '', en: 'Before winter' },
      body: { zh: '一段。\n\n<b>粗</b>', en: 'One.\n\ntwo' },
      reviewedOn: '5/1/2026',
      channel: 'elsewhere',
      zone: 'no-such',
      publishedFrom: 'tomorrow',
      publishedUntil: '2026-13-01',
      sources: { zh: '书\n[x](http://a.example)', en: '' },
    });
    expect(await problemsOf(operator, wrong)).toEqual(
      expect.arrayContaining([
        ['title', 'zh', null],
        ['channel', 'zh', null],
        ['reviewedOn', 'zh', null],
        ['publishedFrom', 'zh', null],
        ['publishedUntil', 'zh', null],
        ['sources', 'zh', 2],
      ]),
    );
    const body = article({ body: { zh: '一段。\n\n<b>粗</b>', en: 'One.\n\ntwo' } });
    expect(await problemsOf(operator, body)).toEqual([['body', 'zh', 3]]);
    expect(await problemsOf(operator, article({ zone: 'no-such' }))).toEqual([
      ['zone', null, null],
    ]);
    expect(await problemsOf(operator, article({ publishedUntil: '2026-01-05 08:59' }))).toEqual([
      ['publishedUntil', 'zh', null],
    ]);
  });

  test('links lead only where the product opens pages', async () => {
    const leading = (url: string) =>
      article({
        body: { zh: `[看](${url})`, en: `[look](${url})` },
        sources: { zh: `[书](${url})`, en: '' },
      });
    expect((await save(operator, 'article', leading('https://www.who.int/a'))).data.outcome).toBe(
      'saved',
    );
    for (const url of ['https://www.who.int.evil.example/', 'https://evil.example/www.who.int'])
      expect(await problemsOf(operator, leading(url))).toEqual([
        ['body', 'zh', null],
        ['sources', 'zh', null],
        ['body', 'en', null],
        ['sources', 'en', null],
      ]);
  });

  test.each([
    ['<script>alert(1)</script>'],
    ['一段 <img src=x onerror=alert(1)> 文字'],
    ['[看](javascript:alert(1))'],
    ['[看](data:text/html,<script>alert(1)</script>)'],
    ['![x](https://evil.example/x.png)'],
    ['[a]: javascript:alert(1)\n\n[看][a]'],
    ['> <iframe src="https://evil.example"></iframe>'],
  ])('%s is neither saved nor shown in the preview', async (hostile) => {
    const text = article({ body: { zh: hostile, en: hostile } });
    expect((await save(operator, 'article', text)).data.outcome).toBe('refused');
    const preview = { kind: 'article', contentId: null, text } as const;
    const { shown, problems } = await operator.ok('POST /manage/content/preview.do', preview);
    expect(shown).toBeNull();
    expect(problems.some(({ severity }) => severity === 'error')).toBe(true);
  });

  test.each([
    ['\\<script>alert(1)\\</script>', '<script>alert(1)</script>'],
    ['<https://evil.example>', '<https://evil.example>'],
  ])('%s is text of a paragraph', async (hostile, words) => {
    const text = article({ body: { zh: hostile, en: hostile } });
    const { contentId } = await saved(operator, 'article', text);
    const shown = [{ type: 'p', text: words }];
    expect((await read(contentId)).data.blocks).toEqual(shown);
    const input = { kind: 'article', contentId, text } as const;
    const preview = await operator.ok('POST /manage/content/preview.do', input);
    expect(preview.shown?.zh).toMatchObject({ kind: 'article', article: { blocks: shown } });
  });

  test('the preview is what the page answers afterwards, in both languages', async () => {
    const { contentId } = await saved(operator, 'article', article());
    const input = { kind: 'article', contentId, text: article() } as const;
    const { shown } = await operator.ok('POST /manage/content/preview.do', input);
    for (const [language, name] of [
      ['zh-CN', 'zh'],
      ['en', 'en'],
    ] as const) {
      const { data } = await read(contentId, language);
      expect(shown?.[name]).toEqual({ kind: 'article', article: { ...data, related: [] } });
    }
  });

  test('the second of two who edit gets the first one’s text, and nothing is lost', async () => {
    const begun = await saved(operator, 'article', article());
    const first = article({ summary: { zh: '新摘要', en: 'New summary' } });
    const done = await saveAgain(operator, begun, first);
    expect(done.data.outcome).toBe('saved');
    const { data } = await saveAgain(second, begun, article({ reviewedOn: '2026-02-01' }));
    if (data.outcome !== 'conflict') throw new Error(data.outcome);
    expect(data.current.text.summary).toEqual(first.summary);
    const again = await saveAgain(second, data.current, { ...first, reviewedOn: '2026-02-01' });
    expect(again.data.outcome).toBe('saved');
  });

  test('of many at once exactly one is saved on a version', async () => {
    const begun = await saved(operator, 'article', article());
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        saveAgain(index % 2 === 0 ? operator : second, begun, {
          ...article(),
          summary: { zh: `第 ${index} 版`, en: `Version ${index}` },
        }),
      ),
    );
    const outcomes = answers.map(({ data }) => data.outcome).sort();
    expect(outcomes).toEqual([...Array<string>(5).fill('conflict'), 'saved']);
  });

  test('an older folder that is applied undoes it, and its diff says so before', async () => {
    const begun = await saved(operator, 'article', article());
    await inDatabase(world.testDatabase, async (database) => {
      const older = await storedCatalogue(database);
      await saveAgain(operator, begun, article({ summary: { zh: '新', en: 'New' } }));
      const { changes } = await diffCatalogue(database, older, world.provider.now);
      expect(changes.map(({ key, fields }) => [key, fields.map(({ field }) => field)])).toEqual([
        [begun.contentId, ['summary']],
      ]);
      await applyCatalogue(database, older, {
        by: 'Zhang',
        condition: 'always',
        now: world.provider.now,
        folder: null,
      });
    });
    const { data } = await saveAgain(operator, begun, article());
    expect(data.outcome).toBe('saved');
  });

  test('every change is in the log, with what differs', async () => {
    const begun = await saved(manager, 'notice', notice());
    await saveAgain(manager, begun, notice({ title: { zh: '照常', en: 'Open' } }));
    const { contentId } = begun;
    await manager.ok('POST /manage/content/takeBack.do', { kind: 'notice', contentId });
    const { list } = await manager.ok('GET /manage/changes.do', {});
    const own = list.filter(({ subject }) => subject === `notices/${contentId}`);
    expect(own.map(({ action }) => action)).toEqual([
      'contentTakenBack',
      'contentChanged',
      'contentAdded',
    ]);
    expect(own[1]).toMatchObject({
      by: { login: 'manager' },
      before: { 'title.zh': '停诊', 'title.en': 'Closed' },
      after: { 'title.zh': '照常', 'title.en': 'Open' },
    });
    expect(Object.keys(own[0]?.after ?? {})).toEqual(['publishedUntil']);
  });

  describe('of whom it is', () => {
    test('a manager writes notices of their own clinic, and finds no other text', async () => {
      const own = await saved(manager, 'notice', notice());
      expect(own.clinic?.depaCode).toBe(CLINIC);
      const text = notice();
      expect((await save(manager, 'notice', text, { depaCode: OTHER_CLINIC })).code).toBe(
        CODE.NOT_FOUND,
      );
      expect((await save(manager, 'article', article())).code).toBe(CODE.NOT_FOUND);
      expect((await saveAgain(elsewhere, own, notice())).code).toBe(CODE.NOT_FOUND);
      const { contentId } = own;
      const which = { kind: 'notice', contentId } as const;
      const codes = [
        await elsewhere.call('GET /manage/content/detail.do', which),
        await elsewhere.call('POST /manage/content/takeBack.do', which),
        await elsewhere.call('POST /manage/content/preview.do', { ...which, text }),
        await manager.call('GET /manage/content/list.do', { kind: 'article' }),
        await manager.call('GET /manage/content/list.do', { kind: 'encyclopedia' }),
      ].map(({ code }) => code);
      expect(codes).toEqual(Array(5).fill(CODE.NOT_FOUND));
    });

    test('lists have a manager’s own clinic, and the operator’s choice', async () => {
      const own = await saved(manager, 'notice', notice());
      const other = await saved(elsewhere, 'notice', notice());
      const idsOf = async (who: Member, input: object = {}) =>
        (await who.ok('GET /manage/content/list.do', { kind: 'notice', ...input })).list.map(
          ({ contentId }) => contentId,
        );
      expect(await idsOf(manager)).toContain(own.contentId);
      expect(await idsOf(manager)).not.toContain(other.contentId);
      expect(await idsOf(operator)).toEqual(
        expect.arrayContaining([own.contentId, other.contentId]),
      );
      expect(await idsOf(operator, { depaCode: OTHER_CLINIC })).not.toContain(own.contentId);
      expect(await idsOf(operator, { words: other.contentId })).toEqual([other.contentId]);
    });

    test('an operator’s new notice needs a clinic that there is', async () => {
      expect((await save(operator, 'notice', notice())).code).toBe(CODE.NOT_FOUND);
      const made = await saved(operator, 'notice', notice(), { depaCode: CLINIC });
      expect(made.clinic?.depaCode).toBe(CLINIC);
    });
  });

  test('lists go on page by page, drafts first, each text once', async () => {
    for (let index = 0; index < 35; index += 1)
      await saved(
        elsewhere,
        'notice',
        notice({ publishedFrom: index < 3 ? '' : '2026-01-06 09:00' }),
      );
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await elsewhere.ok('GET /manage/content/list.do', {
        kind: 'notice',
        ...(cursor !== undefined && { cursor }),
      });
      if (seen.length === 0)
        expect(page.list.slice(0, 3).map(({ state }) => state)).toEqual(Array(3).fill('draft'));
      seen.push(...page.list.map(({ contentId }) => contentId));
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
    expect(seen.length).toBeGreaterThanOrEqual(35);
    expect(new Set(seen).size).toBe(seen.length);
  });
});

const byId = <Row extends { readonly id: string }>(rows: readonly Row[]): Row[] =>
  [...rows].sort((one, other) => compareText(one.id, other.id));
