import { textOf } from '@/i18n/messages';
import { factRows } from './certificate-facts';
import { CERTIFICATE_MESSAGES } from './messages';

test('the day on which a copy was made is not called the day of issue', () => {
  const facts = {
    serial: 'A1B2',
    name: '王*明',
    birthYear: 1990,
    vaccine: 'HPV',
    dose: '1/3',
    lot: 'L1',
    day: '2026-11-21',
    clinic: '门诊',
    issued: '2027-03-01',
  };
  const rows = factRows(textOf(CERTIFICATE_MESSAGES), { dayOfYear: (day) => `on ${day}` }, facts);
  const labelOf = (value: string) => rows.find((row) => row.value === value)?.label;
  expect(labelOf('on 2026-11-21')).toBe('接种日期');
  expect(labelOf('on 2027-03-01')).toBe('生成日期');
});
