import { appVersionOf } from './app-version';
import { runtimeOf } from './user-agent';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4_1 like Mac OS X) AppleWebKit/605.1.15';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/122.0 Mobile';
const HARMONY = 'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 ArkWeb/4.1.6.1 Mobile';

test.each([
  [IPHONE, { platform: 'iOS', systemVersion: '17.4.1', appVersion: '5.4.0' }],
  [ANDROID, { platform: 'android', systemVersion: '14', appVersion: '5.4.0' }],
  [HARMONY, { platform: 'harmony', systemVersion: '5.0', appVersion: '5.4.0' }],
])('the app tells its system and versions: %s', (agent, expected) => {
  expect(appVersionOf(`${agent} YimiaoApp/5.4.0`)).toEqual(expected);
});

test('an Android app on a HarmonyOS phone counts as HarmonyOS', () => {
  expect(appVersionOf('Mozilla/5.0 (Linux; Android 12; HarmonyOS; NOH) YimiaoApp/5.4.0')).toEqual({
    platform: 'harmony',
    systemVersion: '',
    appVersion: '5.4.0',
  });
});

test.each([
  ANDROID,
  `${ANDROID} YimiaoApp/`,
  `${ANDROID} YimiaoApp/beta`,
  `${ANDROID} NotYimiaoApp/5.4.0`,
  `${ANDROID} YimiaoApp5.4.0`,
])('a missing or malformed tag is no app: %s', (agent) => {
  expect(appVersionOf(agent)).toBeNull();
  expect(runtimeOf(agent).kind).toBe('browser');
});

test('what trails behind the version does not count', () => {
  expect(appVersionOf(`${ANDROID} YimiaoApp/5.4.0-rc.1`)?.appVersion).toBe('5.4.0');
  expect(appVersionOf(`${ANDROID} YimiaoApp/5..4`)?.appVersion).toBe('5');
});

test('an app on no phone is not known', () => {
  expect(appVersionOf('Mozilla/5.0 (X11; Linux x86_64) YimiaoApp/5.4.0')).toBeNull();
});
