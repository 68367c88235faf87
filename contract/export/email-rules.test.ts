import { emailViolation, tidyEmail } from './email-rules';

test.each([
  [' li@b.cn ', 'li@b.cn'],
  ['ｌｉ＠ｂ．ｃｎ', 'li@b.cn'],
  ['li @b.cn。', 'li@b.cn'],
  ['<li@b.cn>', 'li@b.cn'],
  ['mailto:li@b.cn', 'li@b.cn'],
  ['li@b.cn\u200b', 'li@b.cn'],
])('%j is meant as %s', (text, meant) => {
  expect(tidyEmail(text)).toBe(meant);
  expect(emailViolation(text)).toBeNull();
});

test.each([
  ['', 'empty', ''],
  ['   ', 'empty', ''],
  ['li.b.cn', 'noAt', ''],
  ['li@qq@b.cn', 'manyAts', ''],
  ['li+x@b.cn', 'sign', '+'],
  ['李@b.cn', 'sign', '李'],
  ['l i@b.cn', 'blank', ''],
  ['li@b .cn', 'blank', ''],
  ['@b.cn', 'format', ''],
  ['li@b', 'domain', ''],
  ['li@', 'domain', ''],
  ['li@b..cn', 'domain', ''],
])('of %j it is told that: %s', (text, kind, sign) => {
  expect(emailViolation(text)).toEqual({ kind, sign });
});
