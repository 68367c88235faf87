/** Platforms on which an account can be signed in to, by whom they belong to. */
export const SIGN_IN_PLATFORMS = {
  wechat: ['wx', 'weapp', 'wx-union'],
  alipay: ['alipay', 'alipay-mini'],
} as const;
export type SignInPlatform = keyof typeof SIGN_IN_PLATFORMS;

/** Platforms that send messages to their users. */
export const MESSAGE_PLATFORMS = ['weapp', 'alipay'] as const;
export type MessagePlatform = (typeof MESSAGE_PLATFORMS)[number];
