import type { Sent } from '@contract/service/cards';
import { urgentTextOf } from './urgent-rules';

const SEIZURE = '孩子抽搐了';
const by = (sender: 'user' | 'staff' | 'system', text: string) => ({ sender, text });
const waiting = (message: Sent, failure = '') => ({
  clientId: 'client-1',
  message,
  title: '',
  failure,
  isPassing: failure !== '',
});
const text = (words: string): Sent => ({ kind: 'text', text: words });

test('what is typed counts at once', () => {
  expect(urgentTextOf([], [], SEIZURE)).toBe(SEIZURE);
  expect(urgentTextOf([], [], '几点上班')).toBeUndefined();
});

test('pressing "send" takes nothing away: what waits for the connection, or was not sent, counts', () => {
  expect(urgentTextOf([], [waiting(text(SEIZURE))], '')).toBe(SEIZURE);
  expect(urgentTextOf([], [waiting(text(SEIZURE), '没有网络')], '喂')).toBe(SEIZURE);
});

test('a second message takes nothing away', () => {
  const messages = [by('user', SEIZURE), by('user', '打完针半小时了怎么办'), by('user', '')];
  expect(urgentTextOf(messages, [waiting({ kind: 'picture', id: 'p1' })], '')).toBe(SEIZURE);
});

test('an event between takes nothing away, an answer of the staff does', () => {
  expect(urgentTextOf([by('user', SEIZURE), by('system', '')], [], '')).toBe(SEIZURE);
  expect(urgentTextOf([by('user', SEIZURE), by('staff', '请马上打 120')], [], '')).toBeUndefined();
});

test('what staff write is not the person’s', () => {
  expect(urgentTextOf([by('staff', '如果抽搐请打 120')], [], '')).toBeUndefined();
});

test('the newest comes first', () => {
  expect(urgentTextOf([by('user', SEIZURE)], [], '昏倒了')).toBe('昏倒了');
});
