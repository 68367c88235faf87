import { CODE } from '@contract/errors';
import { ApiError } from '@/http/failure/api-error';
import { currentRoute, navigate } from '@/routes/navigate';
import { verifySerial, wasUnverified } from './verify-serial';

jest.mock('@/routes/engine', () => ({ engine: {} }));
jest.mock('@/routes/navigate', () => ({
  ...jest.requireActual('@/routes/navigate'),
  currentRoute: jest.fn(),
}));

const to = jest.spyOn(navigate, 'to');
beforeEach(() => {
  to.mockReset().mockResolvedValue('done');
  jest.mocked(currentRoute).mockReturnValue({
    name: 'accountManage',
    url: '/accountManage?a=1',
    query: {},
    known: true,
  });
});

test('an action that lacks the SMS check is told from other failures', () => {
  expect(
    wasUnverified(new ApiError({ kind: 'server', code: CODE.SERIAL_NUMBER_USER, msg: '' })),
  ).toBe(true);
});

test('the SMS check leads back to here, which lies below it', () => {
  verifySerial();
  const query = { redirect: '/accountManage?a=1' };
  expect(to).toHaveBeenCalledWith('serialVerify', query, { onTop: true });
});

test('any other failure is left to the page', () => {
  expect(wasUnverified(new ApiError({ kind: 'server', code: CODE.CODE_WRONG, msg: '' }))).toBe(
    false,
  );
  expect(wasUnverified(new Error(CODE.SERIAL_NUMBER_USER))).toBe(false);
});

test('the check does not open on top of itself', () => {
  const here = { name: 'serialVerify', url: '/serial-verify', query: {}, known: true } as const;
  jest.mocked(currentRoute).mockReturnValue(here);
  verifySerial();
  expect(to).not.toHaveBeenCalled();
});
