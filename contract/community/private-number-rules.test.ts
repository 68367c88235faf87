import { MASK } from '../text/mask-rules';
import { linksIn, maskPrivate, privateNumbersIn } from './private-number-rules';
import {
  mobileFrom,
  documentFrom,
  jointFrom,
  bankCardFrom,
  ordinaryText,
  sequence,
  WRITINGS,
} from '../../test/samples/writings';

const TEXTS = 10_000;
const ORDINARY = 2_000;

test('there are thirty ways of writing a number', () => {
  expect(Object.keys(WRITINGS)).toHaveLength(30);
});

test.each(Object.entries(WRITINGS))('no number gets through %s', (_, write) => {
  const random = sequence(7);
  for (const make of [mobileFrom, documentFrom, bankCardFrom])
    for (let count = 0; count < 20; count += 1) {
      const number = make(random);
      const text = `有问题找我：${write(number, random)}，谢谢`;
      expect([text, maskPrivate(text)]).toEqual([text, `有问题找我：${MASK}，谢谢`]);
    }
});

test(`of ${TEXTS} texts with a number none shows it, between other figures`, () => {
  const random = sequence(11);
  const writings = Object.values(WRITINGS);
  const makers = [mobileFrom, documentFrom, bankCardFrom];
  const leaks: string[] = [];
  for (let count = 0; count < TEXTS; count += 1) {
    const write = writings[count % writings.length];
    const make = makers[Math.floor(random() * makers.length)];
    if (!write || !make) throw new Error('There are no samples.');
    const written = write(make(random), random);
    const text = `${ordinaryText(random)}${written}${jointFrom(random)}${ordinaryText(random)}`;
    if (!maskPrivate(text).includes(MASK) || maskPrivate(text).includes(written)) leaks.push(text);
  }
  expect(leaks).toEqual([]);
});

test(`of ${ORDINARY} ordinary texts at most one in a hundred loses something`, () => {
  const random = sequence(13);
  const texts = Array.from({ length: ORDINARY }, () => ordinaryText(random));
  const changed = texts.filter((text) => maskPrivate(text, []) !== text);
  expect(new Set(texts).size).toBeGreaterThan(ORDINARY * 0.9);
  expect(changed.length).toBeLessThanOrEqual(ORDINARY / 100);
});

test.each([
  '2026-11-22 13:30 打的，2026-12-20 再去',
  '体温 36.5 37.2 38.1 37.8，四次',
  '预约号 A7K2-93QX，批号 202604012',
  '一针 598 元，三针 1794 元',
  '第一针 2 月龄，第二针 4 月龄，第三针 6 月龄',
  '出生 3250 克，50 厘米，满月 4600 克',
  '一二三四五六七，上山打老虎',
])('what is no private number stays: %s', (text) => {
  expect(privateNumbersIn(text)).toEqual([]);
});

test.each([
  ['(021)62345678', MASK],
  ['（021）6234 5678 找我', `${MASK} 找我`],
  ['[021]62345678', MASK],
  ['+86 138 0013 8000', MASK],
  ['（+86）13800138000', MASK],
  ['电话＋86-138-0013-8000。', `电话${MASK}。`],
  ['+86-21-62345678', MASK],
  ['（我的 13800138000）', `（我的 ${MASK}）`],
  ['(13800138000)', `(${MASK})`],
  ['1+13800138000', `1${MASK}`],
])('of %s nothing is left behind', (text, masked) => {
  expect(maskPrivate(text)).toBe(masked);
});

test('each kind is told from the others', () => {
  const kinds = (text: string) => privateNumbersIn(text).map(({ kind }) => kind);
  expect(kinds('13800138000 和 110101199003077774')).toEqual(['phone', 'document']);
  expect(kinds('6222021234567890128')).toEqual(['bank']);
  expect(kinds('6222021234567890127')).toEqual([]);
  expect(kinds('0571-88888888')).toEqual(['phone']);
});

test('links are counted in any form', () => {
  expect(linksIn('看 https://a.example/x?y=1 和 www.b.cn/z，还有c.com')).toHaveLength(3);
  expect(linksIn('38.5 度，第2.5天')).toEqual([]);
});
