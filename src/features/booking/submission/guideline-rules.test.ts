import { guidelineParts } from './guideline-rules';

const section = (title: string, ...items: string[]) => ({ part: 'not' as const, title, items });
const WAIT = section('留观', '接种后留观 30 分钟');

test('one disclosure is as it is', () => {
  const sections = [section('禁忌', '发热'), WAIT];
  expect(guidelineParts([{ productName: '麻腮风', sections }])).toEqual([
    { product: null, sections },
  ]);
});

test('of several what all have in common is there once, after what each has of its own', () => {
  const parts = guidelineParts([
    { productName: '麻腮风', sections: [section('禁忌', '孕妇'), WAIT] },
    { productName: '乙脑', sections: [section('禁忌', '免疫缺陷'), WAIT] },
    { productName: '乙肝', sections: [WAIT] },
  ]);
  expect(parts).toEqual([
    { product: '麻腮风', sections: [section('禁忌', '孕妇')] },
    { product: '乙脑', sections: [section('禁忌', '免疫缺陷')] },
    { product: null, sections: [WAIT] },
  ]);
});

test('what only some have stays with each of them', () => {
  const parts = guidelineParts([
    { productName: 'A', sections: [WAIT] },
    { productName: 'B', sections: [section('禁忌', '发热')] },
  ]);
  expect(parts.map(({ product }) => product)).toEqual(['A', 'B']);
});
