import fc, { runs } from '../../../../test/tiers/properties';
import { isAppLink, isExternalLink, withScheme } from '@/platform/open-app/link-rules';
import { jumpOf } from './jump-rules';

const RUNS = { numRuns: runs(10_000) };

/** Texts that resemble links, dangerous ones included. */
const link = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 6 }),
      fc.webUrl(),
      fc.domain(),
      fc.constantFrom('https://', 'http:', '//', '\\', '@', ':', 'javascript:', 'data:', '\t', ' '),
      fc.constantFrom('https://www.example.com/shop', '/..', '/%2E%2e', '/.', '/x', '?', '#'),
    ),
    { maxLength: 5 },
  )
  .map((pieces) => pieces.join(''));

test('any text is a link or none, without a crash', () => {
  fc.assert(
    fc.property(link, (text) => {
      expect([true, false]).toContain(isExternalLink(text));
      expect([true, false]).toContain(isAppLink(text, 'yimiao'));
    }),
    RUNS,
  );
});

test('what counts as a link leads by http or https to the host that it shows', () => {
  fc.assert(
    fc.property(link, (text) => {
      if (!isExternalLink(text)) return;
      const { protocol, username, password, hostname } = new URL(withScheme(text));
      expect(['http:', 'https:']).toContain(protocol);
      expect(username + password).toBe('');
      expect(text.toLowerCase()).toContain(hostname);
    }),
    RUNS,
  );
});

test('every address that browsers build of a domain is one', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
      expect(isExternalLink(url)).toBe(true);
    }),
    RUNS,
  );
});

test('nothing opens that is not on the list, however it is written', () => {
  const list = [{ url: 'https://www.example.com/shop', name: '商城', type: 1 as const }];
  fc.assert(
    fc.property(link, (text) => {
      const jump = jumpOf(text, list);
      if (jump.kind !== 'direct' && jump.kind !== 'prompt') return;
      const { hostname, pathname } = new URL(jump.url);
      expect(hostname).toBe('www.example.com');
      expect(pathname).toMatch(/^\/shop(\/|$)/);
    }),
    RUNS,
  );
});
