import { changeDraft, useMemberDrafts } from '@/features/people/family-member/draft-store';
import { deskSession } from '@/features/staff/desk/session';
import { createSecretSource, forgetSecret, keepSecret, sessionNonce } from './session-secret';

const renew = jest.fn();
const secretOf = createSecretSource(() => 'token', renew);

/** Makes the storage full from now on. */
const fillStore = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

afterEach(() => {
  jest.restoreAllMocks();
  forgetSecret();
});

describe('a store without room', () => {
  test('costs nobody the session that has just begun', async () => {
    fillStore();
    keepSecret('first');
    expect(await secretOf()).toBe('first');
    keepSecret('second');
    expect(await secretOf()).toBe('second');
    expect(renew).not.toHaveBeenCalled();
  });

  test('forgets the secret at the end of the session all the same', async () => {
    fillStore();
    keepSecret('first');
    forgetSecret();
    renew.mockResolvedValueOnce({ secret: 'renewed' });
    expect(await secretOf()).toBe('renewed');
  });

  test('keeps one nonce for as long as the page lives', async () => {
    fillStore();
    expect(await sessionNonce()).toBe(await sessionNonce());
  });

  test('costs nothing that is being typed', () => {
    fillStore();
    changeDraft(undefined, { name: '王小明' });
    expect(Object.values(useMemberDrafts.getState())).toEqual([
      expect.objectContaining({ name: '王小明' }),
    ]);
  });

  test('lets the clinic’s staff sign in', () => {
    fillStore();
    const session = { token: 't', expiresAt: 1, staff: { name: '李护士' } as never };
    deskSession.setSession(session);
    expect(deskSession.useSession.getState().session).toBe(session);
  });
});

test('a store that is full by now does not bring back an earlier secret', async () => {
  keepSecret('first');
  fillStore();
  keepSecret('second');
  expect(await secretOf()).toBe('second');
});

test('a secret survives in the store, so that a reload needs no renewal', async () => {
  keepSecret('retained');
  expect(sessionStorage.length).toBeGreaterThan(0);
  expect(await secretOf()).toBe('retained');
});
