import { askBefore } from '@/routes/guards';
import type { Navigation } from '@/routes/guards';
import { parseQuery, withQuery } from '@/routes/query';
import type { Query } from '@/routes/query';
import { followCityService } from './follow-city-service';

jest.mock('@/routes/engine', () => ({ engine: {} }));

const SIGNED = { skyMobile: '13900139104', timestamp: '1', nonce: 'n', sign: 's' };

const arrival = (query: Query, kind: Navigation['kind']): Navigation => ({
  to: { name: 'memberList', url: withQuery('/memberList', query), query, known: true },
  from: undefined,
  kind,
});

const queryOf = (answer: unknown): Query => parseQuery(String(answer).split('?')[1] ?? '');

let end: () => void;
beforeEach(() => {
  window.history.replaceState(null, '', '/index.html');
  end = followCityService();
});
afterEach(() => end());

test.each(['start', 'push'] as const)(
  'values behind the hash of any page (%s) lead to its login, and not back into the address',
  async (kind) => {
    const answer = await askBefore(arrival({ ...SIGNED, type: '3' }, kind));
    expect(String(answer)).toMatch(/^\/tftfAlipayMini\/index\?/);
    expect(queryOf(answer)).toMatchObject(SIGNED);
    expect(queryOf(answer).redirect).toBe('/memberList?type=3');
  },
);

test('values in front of the hash are taken out of the address', async () => {
  window.history.replaceState(null, '', '/index.html?skyMobile=139&sign=s&channel=card');
  const answer = await askBefore(arrival({}, 'start'));
  expect(queryOf(answer)).toMatchObject({ skyMobile: '139', sign: 's' });
  expect(window.location.search).toBe('?channel=card');
});

test.each([{}, { skyMobile: '139' }, { sign: 's' }, { timestamp: '1', nonce: 'n' }])(
  'a page with %j opens as ever',
  async (query) => {
    expect(await askBefore(arrival(query as Query, 'push'))).toBeUndefined();
  },
);
