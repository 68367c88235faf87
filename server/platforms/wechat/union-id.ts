const UNION_ID = /^[\w-]{1,64}$/;

/** The unionid in an answer; null where the account is linked to no open-platform account. */
export const unionIdIn = ({ unionid }: Readonly<Record<string, unknown>>): string | null =>
  typeof unionid === 'string' && UNION_ID.test(unionid) ? unionid : null;
