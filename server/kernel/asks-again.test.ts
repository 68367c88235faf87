import { AGREED_TEXTS } from '@contract/agreement/text-rules';
import { readAsksAgain } from './asks-again';

const asking = (value: string | undefined): string[] =>
  Object.entries(readAsksAgain(value)).flatMap(([document, versions]) =>
    versions.filter(({ asksAgain }) => asksAgain).map(({ version }) => `${document}:${version}`),
  );
/** The oldest of each document: before it there was none. */
const OLDEST = Object.entries(AGREED_TEXTS).map(
  ([document, versions]) => `${document}:${versions[versions.length - 1]?.version ?? ''}`,
);

test.each([undefined, '', ' '])(
  'without the setting (%j) what asks again is the texts’ own',
  (value) => {
    expect(asking(value).sort()).toEqual([...OLDEST].sort());
  },
);

test('versions that are named ask again besides', () => {
  const { version } = AGREED_TEXTS.privacyPolicy[0];
  const named = [`privacyPolicy:${version}`, 'childrenPrivacy:1.1'];
  expect(asking(named.join(' , ')).sort()).toEqual([...OLDEST, ...named].sort());
});

test.each([
  'privacyPolicy',
  'privacyPolicy:9.9',
  'vip:1.0',
  'privacyPolicy:1.6;childrenPrivacy:1.2',
])('a version that there is not is refused (%s)', (value) => {
  expect(() => readAsksAgain(value)).toThrow(/ASKS_AGAIN must name/);
});
