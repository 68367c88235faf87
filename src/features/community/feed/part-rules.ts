/** Parts of the community's first page. */
export const PARTS = [
  'recommended',
  'following',
  'latest',
  'unanswered',
  'circles',
  'topics',
] as const;
export type Part = (typeof PARTS)[number];

/** The part named by a link; the recommended posts for anything else. */
export const partOf = (text: string | undefined): Part =>
  PARTS.find((part) => part === text) ?? 'recommended';

/** Questions without an answer are offered to those who can answer them, and to whom a link leads there. */
export const partsFor = (isDoctor: boolean, active: Part): readonly Part[] =>
  PARTS.filter((part) => part !== 'unanswered' || isDoctor || part === active);
