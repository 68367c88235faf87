import { isPlaceholder, placeholdersIn } from './placeholder-rules';

test.each([
  '示例市公共卫生服务中心',
  'Example City Public Health Service Centre',
  'privacy@example.com',
  'https://h5.example.cn',
  '400-000-0000',
  '示例ICP备 1 号',
])('%s is an example', (value) => {
  expect(isPlaceholder(value)).toBe(true);
});

test.each([
  '成都市疾病预防控制中心',
  'https://h5.examples-clinic.cn',
  '400-100-0000',
  '028-85000000 转 1',
  '蜀ICP备2026000001号-1',
  '',
])('%s is none', (value) => {
  expect(isPlaceholder(value)).toBe(false);
});

test('each example of settings is named with its place', () => {
  const settings = {
    name: { zh: '示例市', en: 'Chengdu' },
    hosts: ['a.cn', 'b.example.com'],
    n: 0,
  };
  expect(placeholdersIn(settings)).toEqual(['name.zh: 示例市', 'hosts.1: b.example.com']);
});
