import { privacyWarnings } from './warning-rules';

test.each([
  ['打完低烧 38.2', [], []],
  ['加我 138 0013 8000', ['phone'], []],
  ['一三八〇〇一三八〇〇〇', ['phone'], []],
  ['身份证 110101199003077774，电话 13800138000，再说一遍 13800138000', ['document', 'phone'], []],
  ['卡 6222021234567890128', ['bank'], []],
  ['王 小 明第二针后发烧', [], ['王小明']],
  ['Anna maria had a fever', [], ['Anna Maria']],
  ['小明发烧', [], []],
])('%s', (text, numbers, names) => {
  expect(privacyWarnings(text, ['王小明', 'Anna Maria', '王', '王小明'])).toEqual({
    numbers,
    names,
  });
});
