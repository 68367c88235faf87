import type { PlatformLogin } from './types';

interface Callbacks<Result> {
  success(result: Result): void;
  fail(): void;
}
declare const my: {
  getAuthCode(options: { scopes: string } & Callbacks<{ authCode?: string }>): void;
  getPhoneNumber(options: Callbacks<{ response?: string; sign?: string }>): void;
};

/** Alipay's button only grants the scope; the number itself, encrypted for the provider, is fetched afterwards. */
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
        success: ({ response, sign }) => {
          if (!response) return resolve({ status: 'failed' });
          // The whole message as text; some base libraries return its two parts instead.
          const isWhole = response.trim().startsWith('{') || !sign;
          const encrypted = isWhole ? response : JSON.stringify({ response, sign });
          resolve({ status: 'ok', encrypted });
        },
        fail: () => resolve({ status: 'failed' }),
      }),
    );
  },
};
