import { simplifiedOf } from './traditional';
import { normalised } from './units';

test.each([
  ['肺炎鏈球菌', '肺炎链球菌'],
  ['帶狀皰疹', '带状疱疹'],
  ['五聯疫苗', '五联疫苗'],
  ['乙腦減毒', '乙脑减毒'],
  ['朝陽區衛生服務中心', '朝阳区卫生服务中心'],
])('%s is compared as %s', (traditional, simplified) => {
  expect(normalised(traditional)).toBe(simplified);
});

test.each(['水', '痘', 'h', '9', '云', '后'])('%s stays as it is', (character) => {
  expect(simplifiedOf(character)).toBe(character);
});
