import { otherNumerals } from './numerals';

test.each([
  ['九价 HPV（进口）', ['9价 HPV（进口）']],
  ['双价 HPV（万泰）', ['二价 HPV（万泰）', '2价 HPV（万泰）']],
  ['13 价肺炎', ['十三价肺炎', '13价肺炎']],
  ['23 价肺炎', ['二十三价肺炎', '23价肺炎']],
  ['乙肝疫苗', []],
])('%s is also written %j', (name, others) => {
  expect(otherNumerals(name)).toEqual(others);
});
