import { signIn, signOut, updateSession } from '@/shared/session/session-store';
import { currentRoute, navigate } from '@/routes/navigate';
import { loginOf } from '../../../test/samples/login';
import { ASK, askWhereDue } from './ask-again';

jest.mock('@/routes/navigate', () => ({ navigate: { to: jest.fn() }, currentRoute: jest.fn() }));

const at = (name: string): void =>
  void jest.mocked(currentRoute).mockReturnValue({ name } as never);
const asked = (): unknown[] => jest.mocked(navigate.to).mock.calls;
let stop: () => void;

beforeEach(() => {
  jest.clearAllMocks();
  signOut('user');
  at('home');
  stop = askWhereDue();
});
afterEach(() => stop());

test('an account that agreed to what is in force is asked nothing', () => {
  signIn({ ...loginOf('U1'), agreementDue: false });
  signIn(loginOf('U2'));
  expect(asked()).toEqual([]);
});

test('one that has to agree is shown the text, once a start', () => {
  signIn({ ...loginOf('U1'), agreementDue: true });
  signIn({ ...loginOf('U1'), agreementDue: true });
  expect(asked()).toEqual([['privacyPolicy', ASK]]);
  signOut('user');
  signIn({ ...loginOf('U2'), agreementDue: true });
  expect(asked()).toHaveLength(2);
});

test('the family’s texts come after the login’s, one after another', () => {
  const due = ['childrenPrivacy', 'memberConsent'] as const;
  signIn({ ...loginOf('U1'), agreementDue: true, familyTextsDue: [...due] });
  expect(asked()).toEqual([['privacyPolicy', ASK]]);
  updateSession({ agreementDue: false });
  updateSession({ orderTicket: 'x' });
  updateSession({ familyTextsDue: ['memberConsent'] });
  updateSession({ familyTextsDue: [] });
  expect(asked().slice(1)).toEqual([
    ['childrenPrivacy', ASK],
    ['memberConsent', ASK],
  ]);
});

test('whoever is in the middle of something is asked on the next tab page', () => {
  at('subscribe');
  signIn({ ...loginOf('U1'), agreementDue: true });
  expect(asked()).toEqual([]);
  at('mine');
  updateSession({ orderTicket: 'x' });
  expect(asked()).toHaveLength(1);
});
