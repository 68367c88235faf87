import { fitsField, templateViolations } from './template-fields';

test.each([
  ['thing1', '接'.repeat(20), true],
  ['thing1', '接'.repeat(21), false],
  ['thing1', '', false],
  ['number2', '12.5', true],
  ['number2', '12 剂', false],
  ['letter1', 'ABc', true],
  ['letter1', 'A1', false],
  ['symbol1', '★★★', true],
  ['symbol1', '★★★★★★', false],
  ['character_string3', 'YM-2026/11', true],
  ['character_string3', '预约', false],
  ['time4', '15:01', true],
  ['time4', '2026年11月22日 15:01', true],
  ['time4', '09:00~09:30', true],
  ['time4', 'morning', false],
  ['date5', '2026-11-22', true],
  ['date5', '2026年11月22日', true],
  ['date5', '2026-11-22 09:00', true],
  ['date5', 'tomorrow', false],
  ['amount6', '¥100元', true],
  ['amount6', '100.00', true],
  ['amount6', '¥12345678901', false],
  ['phone_number1', '010-85674321', true],
  ['phone_number1', '8'.repeat(18), false],
  ['car_number1', '京A8Z8882', true],
  ['car_number1', '京A8Z888挂', true],
  ['car_number1', '京A8Z88888挂', false],
  ['name1', '王小明', true],
  ['name1', '王'.repeat(11), false],
  ['name1', 'Jane Doe', true],
  ['phrase1', '已预约', true],
  ['phrase1', '已经预约成功', false],
  ['phrase1', 'booked', false],
  ['thing', '无序号', false],
  ['other1', '不存在', false],
  ['constructor1', '不存在', false],
])('%s with %j: %s', (name, text, fits) => {
  expect(fitsField(name, text)).toBe(fits);
});

test('a bare or an empty value is none', () => {
  expect(templateViolations({ thing1: '接种', thing2: { value: '' }, thing3: null })).toEqual([
    'thing1',
    'thing2',
    'thing3',
  ]);
  expect(templateViolations({ thing1: { value: '接种' } })).toEqual([]);
});
