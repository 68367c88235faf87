import { withQuery } from '@/routes/query';
import type { Query } from '@/routes/query';
import { SYNC_DOMAIN_TYPE, syncTarget, syncQuery } from './sync-rules';

test('the hand-over page is told the path, domainType 2 and the other values of the place', () => {
  expect(withQuery('/syncLogin', syncQuery('/subscribe?vaccId=3&uFrom=a', SYNC_DOMAIN_TYPE))).toBe(
    '/syncLogin?vaccId=3&uFrom=a&path=%2Fsubscribe&domainType=2',
  );
});

test.each(['/home', '/subscribe?vaccId=3&depaCode=D1', '/vaccineDetalis?vaccId=a%26b'])(
  '%s is what the hand-over leads back to, its values included',
  (path) => {
    const query = syncQuery(path, SYNC_DOMAIN_TYPE);
    const asText = Object.entries(query).map(([key, value]) => [key, String(value)]);
    expect(syncTarget(Object.fromEntries(asText) as Query)).toBe(path);
  },
);

test.each([undefined, '', 'https://elsewhere.example.com', '//elsewhere.example.com'])(
  'a path %p is none of ours',
  (path) => expect(syncTarget(path === undefined ? {} : { path })).toBeNull(),
);
