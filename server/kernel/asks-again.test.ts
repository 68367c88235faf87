import { AGREED_TEXTS } from '@contract/agreement/text-rules';
import { readAsksAgain } from './asks-again';

const asking = (value: string | undefined): string[] =>
  Object.entries(readAsksAgain(value)).flatMap(([document, versions]) =>
    versions.filter(({ asksAgain }) => asksAgain).map(({ version }) => `${document}:${version}`),
  );
/** Those of the texts themselves. */
const OWN = Object.entries(AGREED_TEXTS).flatMap(([document, versions]) =>
  versions.filter(({ asksAgain }) => asksAgain).map(({ version }) => `${document}:${version}`),
);

test.each([undefined, '', ' '])(
  'without the setting (%j) what asks again is the texts’ own',
  (value) => {
    expect(asking(value).sort()).toEqual([...OWN].sort());
  },
);

test('versions that are named ask again besides', () => {
  const { version } = AGREED_TEXTS.privacyPolicy[0];
  const named = [`privacyPolicy:${version}`, 'childrenPrivacy:1.1'];
  expect(asking(named.join(' , ')).sort()).toEqual([...OWN, ...named].sort());
});

test.each([
  'privacyPolicy',
  'privacyPolicy:9.9',
  'vip:1.0',
  'privacyPolicy:1.6;childrenPrivacy:1.2',
])('a version that there is not is refused (%s)', (value) => {
  expect(() => readAsksAgain(value)).toThrow(/ASKS_AGAIN must name/);
});
