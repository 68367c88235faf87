import { classTree, productsOfClass } from './class-rules';

const node = (catalogId: string, kind: 'age' | 'category' | 'disease', productCount = 1) => ({
  catalogId,
  name: catalogId,
  kind,
  productCount,
});

test('the tree goes by payment, age and disease, whatever order the classes come in', () => {
  const tree = classTree([
    node('flu', 'disease'),
    node('teen', 'age'),
    node('free', 'category'),
    node('paid', 'category'),
  ]);
  expect(tree.map(({ kind, classes }) => [kind, classes.map(({ name }) => name)])).toEqual([
    ['category', ['free', 'paid']],
    ['age', ['teen']],
    ['disease', ['flu']],
  ]);
});

test('a class without products is not offered, nor a division without classes', () => {
  expect(classTree([node('plague', 'disease', 0), node('free', 'category')])).toHaveLength(1);
});

const product = (productId: string, ...catalogIds: string[]) => ({
  productId,
  vaccineCode: productId,
  shortName: productId,
  brand: '',
  maker: '',
  ageText: '',
  priceFrom: 0,
  priceTo: 0,
  initial: 'A',
  catalogIds,
});

test('a class keeps its own products, no class keeps all', () => {
  const products = [product('a', 'free', 'teen'), product('b', 'paid')];
  expect(productsOfClass(products, 'teen')).toEqual([products[0]]);
  expect(productsOfClass(products, '')).toBe(products);
});
