/** Result of the phone-number button. `code` and `encrypted` go to the provider, which exchanges them. */
export type PhoneGrant =
  | { readonly status: 'ok'; readonly code: string }
  | { readonly status: 'ok'; readonly encrypted: string }
  | { readonly status: 'refused' }
  | { readonly status: 'failed' };

/** Props of the button that requests the phone number; null if there is none. */
export type PhoneButton =
  | { readonly openType: 'getPhoneNumber' }
  | { readonly openType: 'getAuthorize'; readonly scope: 'phoneNumber' };

export interface PlatformLogin {
  /** One-time code by which the provider learns the platform's user id; null on H5 or on failure. */
  loginCode(): Promise<string | null>;
  readonly phoneButton: PhoneButton | null;
  /** Turns the button's event detail into a grant. */
  readPhone(detail: unknown): Promise<PhoneGrant>;
}
