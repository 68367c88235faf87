/** What an H5 page runs in. `wechat` includes web views of its mini-programs; `isMiniProgram` distinguishes them. */
export type RuntimeKind =
  | 'browser'
  | 'wechat'
  | 'alipay'
  | 'app'
  | 'partner'
  | 'weapp'
  | 'alipay-mini';

export interface Runtime {
  readonly kind: RuntimeKind;
  /** System of the native app or device. */
  readonly platform: 'IOS' | 'ANDROID' | 'HARMONY' | 'OTHER';
  /** A web view inside a mini-program. */
  readonly isMiniProgram: boolean;
  /** Version of the product's own app; empty outside it. */
  readonly appVersion: string;
  /** Code of the partner app; empty outside one. */
  readonly partner: string;
}
