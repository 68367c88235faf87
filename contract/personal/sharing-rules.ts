import type { WithdrawnHere } from './consent-rules';

/** Who receives something of an account, besides the operator. */
export const RECEIVERS = [
  'clinic',
  'followUpClinic',
  'sms',
  'mail',
  'identityCheck',
  'payment',
  'signIn',
  'platformMessages',
  'contentCheck',
  'delivery',
  'calendar',
  'partner',
  'community',
] as const;
export type Receiver = (typeof RECEIVERS)[number];

/** The consent whose withdrawal ends the sharing; for others see what the page says. */
export const SHARED_BY: Readonly<Partial<Record<Receiver, WithdrawnHere>>> = {
  signIn: 'platformSignIn',
  platformMessages: 'platformMessages',
  delivery: 'delivery',
  calendar: 'calendar',
  community: 'community',
  contentCheck: 'community',
};
