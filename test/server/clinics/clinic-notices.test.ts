import { CLINIC, createTestDatabase, createWorld, inDatabase } from '../kit/worlds/booking-world';
import type { TestDatabase } from '../kit/worlds/booking-world';
import type { Provider } from '../kit/harness';
import { clockAt, startOn } from '../kit/start-on';

const DAY = 86_400_000;

describe('notices of a clinic', () => {
  let testDatabase: TestDatabase;
  const now = Date.now();

  const shown = async (provider: Provider) =>
    (await provider.ok('GET /hospital-page/notice/listThree.do', { depaCode: CLINIC })).map(
      ({ id }) => id,
    );
  const shownAt = async (at: number): Promise<string[]> => {
    const provider = await startOn(testDatabase, clockAt(at));
    try {
      return await shown(provider);
    } finally {
      await provider.halt();
    }
  };

  beforeAll(async () => {
    testDatabase = await createTestDatabase('pglite');
    await createWorld(testDatabase, { callers: 1, slots: [] });
    const both = JSON.stringify({ zh: '停诊', en: 'Closed' });
    const notices: [string, number][] = [
      ...(['e', 'c', 'b', 'd', 'a'].map((id) => [id, now - DAY]) as [string, number][]),
      ['monday', now + DAY],
    ];
    await inDatabase(testDatabase, async ({ pool }) => {
      for (const [id, at] of notices)
        await pool.query(
          `insert into department_notices (id, depa_code, title, content, published_at) values ($1, $2, $3, $3, $4)`,
          [id, CLINIC, both, new Date(at)],
        );
    });
  });
  afterAll(() => testDatabase?.remove());

  test('one dated later is shown from that moment; of those of one moment always the same', async () => {
    expect(await shownAt(now)).toEqual(['a', 'b', 'c']);
    expect(await shownAt(now + 2 * DAY)).toEqual(['monday', 'a', 'b']);
  });
});
