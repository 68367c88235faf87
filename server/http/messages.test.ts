import { CODE } from '@contract/errors';
import { NOT_FOUND } from '../domain/community/refusals/refusals';
import { messageOf } from './messages';

test('an error says what happened and what to do next, in the reader’s language', () => {
  expect(messageOf(CODE.SLOT_FULL, 'zh-CN')).toBe('这个时间已约满，请选择其他时间');
  expect(messageOf(CODE.SLOT_FULL, 'en')).toBe('This time is full. Choose another time.');
});

test('its values are filled in, and a value that is missing leaves no hole', () => {
  const params = { date: '12-01 09:00' };
  expect(messageOf(CODE.NOT_RELEASED, 'zh-CN', { params })).toContain('12-01 09:00 开始预约');
  expect(messageOf(CODE.NOT_RELEASED, 'en')).not.toMatch(/[{}]|undefined/);
});

test('a refusal with words of its own says those', () => {
  const { code, details } = NOT_FOUND.post();
  expect(messageOf(code, 'zh-CN', details)).toBe('这篇帖子不见了，可能已被删除');
  expect(messageOf(CODE.SLOT_FULL, 'en', details)).toBe('This post is no longer there.');
});
