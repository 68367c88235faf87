import fc, { runs } from '../../../test/tiers/properties';
import { allowedTarget } from '@contract/site/sign-on-rules';
import { addressOf, areSiblings, originOf } from '@contract/site/site-rules';
import { locate } from '@/routes/location';
import { createMatcher } from '@/routes/match';
import { syncTarget } from '@/shared/host/sync-rules';
import { hostLoginUrl } from '@/shared/host/host-account';
import { readReturnQuery, returnPath } from './return-path-rules';

jest.mock('@/http/request', () => ({ request: jest.fn() }));

const RUNS = { numRuns: runs(10_000) };
const ORIGIN = 'https://m.example.org';
const match = createMatcher({ target: 'h5', environment: 'live' });

/** Pieces of foreign addresses, mixed with arbitrary text. */
const piece = fc.oneof(
  fc.constantFrom(
    '/',
    '//',
    '\\',
    '/\\',
    ':',
    '@',
    '?',
    '#',
    '%2F',
    '%5C',
    '%00',
    '.',
    '..',
    ';',
    ' ',
    '\t',
    '\n',
    '\u2028',
    '／',
    'https:',
    'http://',
    'javascript:',
    'data:text/html,',
    'evil.example',
    'evil.example/',
    'm.example.org',
    'home',
    'mine',
    'subscribe',
    'wx.yimiao.example.com',
    'ymh5.yimiao.example.com',
    'yimiao.example.com.evil.example',
  ),
  fc.string({ unit: 'binary', maxLength: 6 }),
);
const address = fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join(''));
const rooted = fc
  .tuple(fc.constantFrom('', '/', 'https://', '//'), address)
  .map((all) => all.join(''));

/** The address that a browser of this document reaches by a path in the hash. */
const endOf = (path: string): URL => new URL(`#${path}`, `${ORIGIN}/index.html`);

test('no redirect leads out of the app', () => {
  fc.assert(
    fc.property(rooted, fc.option(address, { nil: undefined }), (redirect, query) => {
      const path = returnPath({ redirect, ...(query !== undefined && { query }) });
      if (path === null) return;
      expect(path).toMatch(/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/);
      expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
      expect(endOf(path).origin).toBe(ORIGIN);
      expect(match(locate(path, match).url.split('?')[0] ?? '')).not.toBeNull();
    }),
    RUNS,
  );
});

test('no hand-over leads out of the app', () => {
  fc.assert(
    fc.property(rooted, fc.dictionary(address, address, { maxKeys: 3 }), (path, values) => {
      const target = syncTarget({ ...values, path });
      if (target !== null) expect(new URL(target, ORIGIN).origin).toBe(ORIGIN);
    }),
    RUNS,
  );
});

test('no query that a link brings is more than plain values', () => {
  fc.assert(
    fc.property(fc.oneof(address, fc.json()), (text) => {
      const query = readReturnQuery(text);
      expect(
        Object.values(query).every((value) =>
          ['string', 'number', 'boolean'].includes(typeof value),
        ),
      ).toBe(true);
      expect(Object.getPrototypeOf(query)).toBe(Object.prototype);
    }),
    RUNS,
  );
});

test.each(['https://ymh5.yimiao.example.com', 'http://127.0.0.1:8080'])(
  'no target leads a login at %s to anybody else’s host',
  (origin) => {
    const here = addressOf(`${origin}/`);
    if (!here) throw new Error('No address');
    fc.assert(
      fc.property(rooted, (target) => {
        const allowed = allowedTarget(here, target);
        if (allowed === null) return;
        const end = addressOf(allowed);
        const isOurs = end && (originOf(end) === originOf(here) || areSiblings(end, here));
        expect(isOurs).toBe(true);
        const browser = new URL(allowed);
        expect([browser.origin, browser.username]).toEqual([end && originOf(end), '']);
      }),
      RUNS,
    );
  },
);

test('the platform’s login begins at our own host or its sibling', () => {
  const target = `${ORIGIN}/index.html#/syncLogin?path=%2Fmine`;
  expect(hostLoginUrl('wx', target)).toBe(
    `${ORIGIN}/passport/wx/login.do?target=${encodeURIComponent(target)}`,
  );
  const sibling = 'https://ymh5.yimiao.example.com/index.html#/mine';
  expect(hostLoginUrl('wx', sibling)).toBe(
    `https://wx.yimiao.example.com/passport/wx/login.do?target=${encodeURIComponent(sibling)}`,
  );
  expect(hostLoginUrl('alipay', sibling)).toContain(
    'https://ymh5.yimiao.example.com/passport/alipay/login.do?',
  );
  expect(hostLoginUrl('wx', '/pages/x')).toBeNull();
});
