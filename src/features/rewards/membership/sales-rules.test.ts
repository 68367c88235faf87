import { mayBeSoldIn } from './sales-rules';

const at = { appVersion: '', partner: '', isMiniProgram: false } as const;

test.each([
  ['weapp', 'IOS', true, false],
  ['weapp', 'ANDROID', true, true],
  ['alipay-mini', 'IOS', true, true],
  ['wechat', 'IOS', true, false],
  ['wechat', 'IOS', false, true],
  ['app', 'IOS', false, false],
  ['app', 'HARMONY', false, true],
  ['browser', 'IOS', false, true],
] as const)('in %s on %s (mini-program: %s): %s', (kind, platform, isMiniProgram, may) => {
  expect(mayBeSoldIn({ ...at, kind, platform, isMiniProgram })).toBe(may);
});
