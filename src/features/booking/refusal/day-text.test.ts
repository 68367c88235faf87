import { serverToday } from '@/http/server-clock';
import { renderHook } from '@testing-library/react';
import { useDateText } from '@/i18n/date-text';
import { dayText, withDaySpelledOut } from './day-text';

const dates = renderHook(useDateText).result.current;
const follows = (day: string) => `${day} 起可以约`;

test('a day of another year is said with its year', () => {
  expect(dayText(dates, '2031-03-03')).toBe('2031年3月3日');
  expect(dayText(dates, `${serverToday().slice(0, 4)}-03-03`)).toMatch(/^3月3日 周/);
});

test('the day of a sentence is said in words, once', () => {
  expect(withDaySpelledOut('未到年龄，2031-03-03 起可预约', '2031-03-03', dates, follows)).toBe(
    '未到年龄，2031年3月3日 起可预约',
  );
  expect(withDaySpelledOut('未到年龄', '2031-03-03', dates, follows)).toBe(
    '未到年龄 2031年3月3日 起可以约',
  );
  expect(withDaySpelledOut('您记下 2031-03-03 打过这一剂', null, dates, follows)).toBe(
    '您记下 2031年3月3日 打过这一剂',
  );
  expect(withDaySpelledOut('已约满', null, dates, follows)).toBe('已约满');
});
