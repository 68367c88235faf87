import { isThanks } from './thanks';

test.each([
  '谢谢',
  '好的，谢谢您！',
  '知道了',
  '收到，辛苦了',
  'OK',
  'Thank you very much!',
  '👍',
  '没问题，谢谢',
])('“%s” owes no answer', (text) => {
  expect(isThanks(text)).toBe(true);
});

test.each([
  '',
  '……',
  '还是不行',
  '谢谢，那明天几点去？',
  '好的吗?',
  '可以改到周五吗',
  '13800000000',
  'thanks, but where is the clinic',
])('“%s” does', (text) => {
  expect(isThanks(text)).toBe(false);
});
