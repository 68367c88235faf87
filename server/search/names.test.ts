import { namesOf } from './names';

test('a vaccine is found by each way in which people say its name', () => {
  expect(namesOf({ zh: '九价 HPV（进口）', en: '9vHPV (MSD)' })).toEqual([
    'HPV',
    'HPV疫苗',
    '九价 HPV疫苗',
    '9价 HPV疫苗',
    '九价 HPV（进口）',
    'HPV vaccine',
    '9vHPV (MSD)',
  ]);
});

test('what ends in the word for vaccine already gets no second one', () => {
  expect(namesOf({ zh: '卡介苗', en: 'BCG' })).toEqual(['卡介苗', 'BCG', 'BCG vaccine']);
});
