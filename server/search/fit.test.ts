import { fitOf, joined } from './fit';
import { readingsOf } from './units';

const fit = (token: string, text: string) => {
  const found = fitOf(token, { text, readings: () => readingsOf(text) });
  return found && [text.slice(...found.range), found.rank];
};

test.each([
  ['流感', '流感病毒裂解疫苗', ['流感', 0]],
  ['流感', '四价流感疫苗', ['流感', 1]],
  ['liug', '流感病毒裂解疫苗', ['流感', 2]],
  ['gan', '四价流感疫苗', ['感', 3]],
  ['lg', '流感疫苗', ['流感', 4]],
  ['hpv', '九价 HPV 疫苗', ['HPV', 1]],
  ['hp', '九价 HPV 疫苗', ['HP', 1]],
  ['jiujiahpv', '九价 HPV 疫苗', ['九价 HPV', 2]],
  ['chongzu', '重组带状疱疹疫苗', ['重组', 2]],
  ['chongqing', '重庆市', ['重庆', 2]],
  ['liug疫苗', '流感疫苗', ['流感疫苗', 4]],
  ['流gan', '流感疫苗', ['流感', 4]],
  ['liugym', '流感疫苗', ['流感疫苗', 4]],
  ['dchengq', '东城区第一门诊', ['东城区', 4]],
  ['shs', '上海市', ['上海市', 4]],
  ['shhs', '上海市', ['上海市', 4]],
  ['hpvym', '九价 HPV 疫苗', ['HPV 疫苗', 5]],
  ['iugan', '流感', null],
  ['流脑', '流感', null],
])('%s in %s marks %j', (token, text, expected) => {
  expect(fit(token, text)).toEqual(expected);
});

test('marks that touch become one', () => {
  expect(
    joined([
      [3, 5],
      [0, 2],
      [2, 3],
      [8, 9],
    ]),
  ).toEqual([
    [0, 5],
    [8, 9],
  ]);
});
