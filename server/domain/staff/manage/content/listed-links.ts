import type { WhiteUrl } from '@contract/external/endpoints';
import type { Block, TextOrigin } from '../../../../catalogue/rows';

/** Dot segments: with them a path leads elsewhere than it seems. */
const CLIMBING = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

const parsed = (address: string): URL | null =>
  URL.canParse(address) && !CLIMBING.test(address) ? new URL(address) : null;

const pathOf = ({ pathname }: URL): string => pathname.replace(/\/+$/, '');

/** Whether the product opens an address: one that the operator lists, or below it, as `jumpOf` of the clients decides. */
export function isListed(address: string, list: readonly Pick<WhiteUrl, 'url'>[]): boolean {
  const wanted = parsed(address);
  if (!wanted || wanted.username !== '' || wanted.password !== '') return false;
  return list.some(({ url }) => {
    const listed = parsed(url);
    if (!listed || listed.host !== wanted.host) return false;
    const [path, below] = [pathOf(wanted), pathOf(listed)];
    return path === below || path.startsWith(`${below}/`);
  });
}

/** The addresses that a text leads to. */
export const linksOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => (block.type === 'link' ? block.url : []));

/** The addresses that the sources of a text lead to, in a language. */
export const sourceLinks = (origin: TextOrigin | null, language: 'zh' | 'en'): string[] =>
  (origin?.sources[language] ?? []).flatMap(({ url }) => url ?? []);
