import { legible, plainReading, shapedReading, shapedWord } from './plain-reading';

test.each([
  ['ＨＰＶ', 'hpv'],
  ['官\u200b方', '官方'],
  ['官⽅', '官方'],
  ['⻔診', '门诊'],
  ['醫師', '医师'],
  ['Κеfu', 'kefu'],
  ['é', 'e'],
  ['②', '2'],
  ['🅚🇪', 'ke'],
  ['今天，打了疫苗。', '今天,打了疫苗。'],
  ['Ольга', 'oльra'],
])('%j is read as %s', (text, read) => expect(legible(text)).toBe(read));

test('words are looked for without what is between them, and apart', () => {
  expect(plainReading('k.e.f.u 官-方 Drum set')).toEqual({
    close: 'kefu官方drumset',
    apart: 'kefu 官 方 drum set',
  });
});

test('digits and signs stand for letters only beside letters', () => {
  expect(shapedReading('@dm1n 2026 100').apart).toBe(`${shapedWord('admin')} 2026 100`);
});
