/** What a drawn face shows of somebody's age and sex. */
export const AVATAR_KINDS = ['woman', 'man', 'grandmother', 'grandfather'] as const;
export type AvatarKind = (typeof AVATAR_KINDS)[number];

const SAID: readonly (readonly [RegExp, AvatarKind])[] = [
  [/(?:姥姥|奶奶|外婆)\d*$/, 'grandmother'],
  [/(?:姥爷|爷爷|外公)\d*$/, 'grandfather'],
  [/(?:妈|麻麻|小姨)\d*$/, 'woman'],
  [/爸\d*$/, 'man'],
];

/** What a nickname says of its owner, such as 朵朵奶奶; null: nothing. */
export const avatarKindOf = (nickname: string): AvatarKind | null =>
  SAID.find(([words]) => words.test(nickname))?.[1] ?? null;
