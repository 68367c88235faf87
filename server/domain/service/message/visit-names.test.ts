import { namesOf } from './visit-names';

const part = (person: string, product: string) => ({
  person,
  product: { zh: product, en: `the ${product}` },
});

test('everybody and everything of a visit is named once, in the order of time', () => {
  const names = namesOf([part('小明', '流感'), part('小红', '流感'), part('小明', '水痘')]);
  expect(names.person).toEqual({ zh: '小明、小红', en: '小明, 小红' });
  expect(names.product).toEqual({ zh: '流感、水痘', en: 'the 流感, the 水痘' });
});

test('who was removed from the family has no name any more', () => {
  expect(namesOf([part('', '流感')]).person).toEqual({ zh: '已删除的成员', en: 'Removed member' });
});
