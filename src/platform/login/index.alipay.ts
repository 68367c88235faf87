import type { PlatformLogin } from './types';

interface Callbacks<Result> {
  success(result: Result): void;
  fail(): void;
}
declare const my: {
  getAuthCode(options: { scopes: string } & Callbacks<{ authCode?: string }>): void;
  getPhoneNumber(options: Callbacks<{ response?: string }>): void;
};

/** Alipay's button only grants the scope; the number itself, encrypted for the provider, is asked for afterwards. */
export const platformLogin: PlatformLogin = {
  loginCode: () =>
    new Promise((resolve) =>
      my.getAuthCode({
        scopes: 'auth_base',
        success: ({ authCode }) => resolve(authCode || null),
        fail: () => resolve(null),
      }),
    ),
  phoneButton: { openType: 'getAuthorize', scope: 'phoneNumber' },
  readPhone(detail) {
    const { errorMessage } = (detail ?? {}) as { errorMessage?: string };
    if (errorMessage) return Promise.resolve({ status: 'refused' });
    return new Promise((resolve) =>
      my.getPhoneNumber({
        success: ({ response }) =>
          resolve(response ? { status: 'ok', encrypted: response } : { status: 'failed' }),
        fail: () => resolve({ status: 'failed' }),
      }),
    );
  },
};
