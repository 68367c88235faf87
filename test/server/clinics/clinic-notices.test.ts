import { CLINIC, createPlace, createWorld, inDatabase } from '../kit/worlds/booking-world';
import type { Place } from '../kit/worlds/booking-world';
import type { Provider } from '../kit/harness';
import { clockAt, startOn } from '../kit/start-on';

const DAY = 86_400_000;

describe('notices of a clinic', () => {
  let place: Place;
  const now = Date.now();

  const shown = async (provider: Provider) =>
    (await provider.ok('GET /hospital-page/notice/listThree.do', { depaCode: CLINIC })).map(
      ({ id }) => id,
    );
  const shownAt = async (at: number): Promise<string[]> => {
    const provider = await startOn(place, clockAt(at));
    try {
      return await shown(provider);
    } finally {
      await provider.halt();
    }
  };

  beforeAll(async () => {
    place = await createPlace('pglite');
    await createWorld(place, { callers: 1, slots: [] });
    const both = JSON.stringify({ zh: '停诊', en: 'Closed' });
    const notices: [string, number][] = [
      ...(['e', 'c', 'b', 'd', 'a'].map((id) => [id, now - DAY]) as [string, number][]),
      ['monday', now + DAY],
    ];
    await inDatabase(place, async ({ pool }) => {
      for (const [id, at] of notices)
        await pool.query(
          `insert into department_notices (id, depa_code, title, content, published_at) values ($1, $2, $3, $3, $4)`,
          [id, CLINIC, both, new Date(at)],
        );
    });
  });
  afterAll(() => place?.remove());

  test('one dated later is shown from that moment; of those of one moment always the same', async () => {
    expect(await shownAt(now)).toEqual(['a', 'b', 'c']);
    expect(await shownAt(now + 2 * DAY)).toEqual(['monday', 'a', 'b']);
  });
});
