import { runtimeOf } from './user-agent';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15';

test.each([
  [`${IPHONE} Safari/604.1`, { kind: 'browser', platform: 'IOS', isMiniProgram: false }],
  [`${IPHONE} MicroMessenger/8.0.40`, { kind: 'wechat', isMiniProgram: false }],
  [
    'Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0.40 miniProgram/wx1',
    { kind: 'wechat', platform: 'ANDROID', isMiniProgram: true },
  ],
  [`${IPHONE} ToutiaoMicroApp/1.2`, { kind: 'browser', isMiniProgram: true }],
  [`${IPHONE} swan/2.3 swan-baiduboxapp`, { kind: 'browser', isMiniProgram: true }],
  [`${IPHONE} baiduboxapp/13.0`, { kind: 'browser', isMiniProgram: false }],
  [`${IPHONE} uni-app Html5Plus/1.0`, { kind: 'browser', isMiniProgram: true }],
  ['Mozilla/5.0 (Linux; Android 14) AlipayClient/10.5', { kind: 'alipay' }],
  [`${IPHONE} YimiaoApp/5.4.0`, { kind: 'app', appVersion: '5.4.0' }],
  ['Mozilla/5.0 (Phone; OpenHarmony 5.0) YimiaoApp/5.4.1', { kind: 'app', platform: 'HARMONY' }],
  ['Mozilla/5.0 (Linux; Android 14) YimiaoPartner/xdm', { kind: 'partner', partner: 'xdm' }],
])('%s', (agent, expected) => {
  expect(runtimeOf(agent)).toMatchObject(expected);
});

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/122.0 Mobile';

test.each(['', 'YimiaoApp/', 'YimiaoApp/beta', 'NotYimiaoApp/5.4.0', 'YimiaoApp5.4.0'])(
  'a missing or malformed tag is no app: %j',
  (tag) =>
    expect(runtimeOf(`${ANDROID} ${tag}`)).toMatchObject({ kind: 'browser', appVersion: '' }),
);

test.each([
  ['YimiaoApp/5.4.0-rc.1', '5.4.0'],
  ['YimiaoApp/5..4', '5'],
])('what trails behind the version does not count: %s', (tag, appVersion) =>
  expect(runtimeOf(`${ANDROID} ${tag}`)).toMatchObject({ kind: 'app', appVersion }),
);
