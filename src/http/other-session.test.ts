import { CODE } from '@contract/errors';
import { configureClient } from './client-parts';
import { exchange } from './wire/exchange';
import { request } from './request';

jest.mock('./wire/exchange', () => ({ exchange: jest.fn() }));
jest.mock('@/telemetry/errors', () => ({ reportHttpError: jest.fn() }));

const { LOGIN_INVALID, MOBILE_INVALID } = CODE;

/** A call that is answered with a code; meanwhile the session may become another one. */
async function ask(code: string, meanwhile: () => void = () => undefined): Promise<void> {
  jest.mocked(exchange).mockImplementationOnce(() => {
    meanwhile();
    const body = JSON.stringify({ code, msg: '', data: null });
    return {
      answer: Promise.resolve({ status: 200, headers: {}, body }),
      abort: () => undefined,
    };
  });
  await expect(request('GET /base/time/now.do')).rejects.toMatchObject({ code });
}

test.each([LOGIN_INVALID, MOBILE_INVALID])(
  '%s about a session that another one has replaced says nothing about it',
  async (code) => {
    let token = 'BEFORE';
    const said = jest.fn();
    configureClient({ token: () => token, onLoginInvalid: said, onMobileInvalid: said });
    await ask(code, () => {
      token = 'AFTER';
    });
    expect(jest.mocked(exchange).mock.lastCall?.[0].headers.tk).toBe('BEFORE');
    expect(said).not.toHaveBeenCalled();
    await ask(code);
    expect(said).toHaveBeenCalledTimes(1);
  },
);
