import { meaningOf, understand } from './understanding';
import { vocabularyOf } from './vocabulary';

const WORDS = vocabularyOf({
  names: [
    '流感',
    '九价 HPV',
    'HPV',
    '带状疱疹',
    '水痘疫苗',
    '狂犬病',
    '五联',
    '麻腮风',
    'Chickenpox',
    '被猫抓',
  ],
  further: ['朝阳区', '海淀区'],
});
const shown = (typed: string): string | null => understand(WORDS, typed)?.shown ?? null;

test.each([
  ['缠腰龙', '带状疱疹'],
  ['缠腰龙疫苗多少钱', '带状疱疹'],
  ['带壮疱疹', '带状疱疹'],
  ['五连疫苗', '五联'],
  ['麻风腮', '麻腮风'],
  ['九介hpv', '九价hpv'],
  ['chicken pox', 'chickenpox'],
  ['chikenpox', 'chickenpox'],
  ['liuggan', '流感'],
  ['朝阳九价', '朝阳 九价'],
  ['水痘疫苗第二针', '水痘疫苗'],
  ['流感疫苗 3岁', '流感疫苗'],
  ['大嘴', '腮腺炎'],
])('%s is read as %s', (typed, expected) => {
  expect(shown(typed)?.replace('流感疫苗', '流感')).toBe(expected.replace('流感疫苗', '流感'));
});

test.each(['望远镜', '新冠疫苗', '猴痘', '水痘 2', 'hpv 望远镜', '疫苗', '', '！', '大'])(
  '%s is not understood',
  (typed) => {
    expect(shown(typed)).toBeNull();
  },
);

test.each(['狗咬', '被猫抓了', '邻居家狗把孩子咬了', '被流浪猫挠出血'])(
  '%s leads to what to do now, wherever the words stand',
  (typed) => {
    expect(meaningOf(WORDS, typed)?.lead).toEqual(['article', 'clinic']);
  },
);

test.each(['咬人的狗', '狗', '蛇咬', '抓狂'])('%s is no bite of an animal with rabies', (typed) => {
  expect(meaningOf(WORDS, typed)).toBeNull();
});

test('for whom chooses among what is found, and the topic is searched for without it too', () => {
  expect(understand(WORDS, '老人流感疫苗')).toEqual({
    searches: ['老人 流感', '流感'],
    shown: '流感',
    lead: [],
    ages: [60, Infinity],
    isUrgent: false,
  });
});

test('the first month is the child’s where the child is named, else the mother’s', () => {
  expect(understand(WORDS, '月子里的娃')).toMatchObject({ shown: '新生儿', ages: [0, 1 / 12] });
  expect(understand(WORDS, '坐月子')).toMatchObject({ shown: '怀孕', ages: null });
});
