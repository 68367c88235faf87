/** `none`: outside live, where no check is configured and the local rules suffice. */
export type PlatformVerdict = 'pass' | 'review' | 'risky' | 'unchecked' | 'none';

/** Whether a text may be published by the platform's verdict; without an answer it has not passed. */
export const isRiskFree = (verdict: PlatformVerdict): boolean =>
  verdict === 'pass' || verdict === 'none';
