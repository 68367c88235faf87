import { signIn, signOut } from '@/shared/session/session-store';
import { localEntries } from '@/storage/storage';
import { loginOf } from '../../../../test/samples/login';
import type { SurveyDraft } from './draft-rules';
import { deviceDraft, dropDraft, keepDraft, useSurvey } from './survey-state';

const draft = (code: string, savedAt = 1): SurveyDraft => ({
  code,
  orderId: '',
  version: 1,
  attempt: `attempt of ${code}`,
  answers: { a: { kind: 'text', text: '好' } },
  at: 'a',
  savedAt,
});
const subject = (code: string) => ({ code, orderId: '' });

beforeEach(() => {
  signOut('user');
  signIn(loginOf('u1'));
});

test('a draft is on the device at once, and gone when it was sent', () => {
  keepDraft(draft('habits'));
  expect(localEntries.read('surveyState')).toMatchObject({
    submitInfoForSurvey: subject('habits'),
    surveySubmitInfo: { 'habits/': { attempt: 'attempt of habits' } },
  });
  expect(deviceDraft(subject('habits'))).toEqual(draft('habits'));
  expect(deviceDraft({ code: 'habits', orderId: 'o1' })).toBeNull();
  dropDraft(subject('habits'));
  expect(deviceDraft(subject('habits'))).toBeNull();
  expect(localEntries.read('surveyState')).toBeNull();
});

test('signing out removes drafts; an expired session leaves them to the same account only', () => {
  keepDraft(draft('habits'));
  signOut('expired');
  signIn(loginOf('u1'));
  expect(deviceDraft(subject('habits'))).not.toBeNull();
  signOut('expired');
  signIn(loginOf('u2'));
  expect(deviceDraft(subject('habits'))).toBeNull();
  keepDraft(draft('visit'));
  expect(Object.keys(useSurvey.getState().surveySubmitInfo)).toEqual(['visit/']);
  signOut('user');
  expect(localEntries.read('surveyState')).toBeNull();
});

test('the device stores six drafts, the newest', () => {
  for (let index = 1; index <= 8; index += 1) keepDraft(draft(`q${index}`, index));
  expect(Object.keys(useSurvey.getState().surveySubmitInfo).sort()).toEqual([
    'q3/',
    'q4/',
    'q5/',
    'q6/',
    'q7/',
    'q8/',
  ]);
});
