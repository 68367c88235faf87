import type { ContentState } from '@contract/community/cards';
import { useText } from '@/i18n/messages';
import { Tag } from '@/ui/tag/tag';
import { COMMUNITY_MESSAGES } from '../messages';

const TONE = { checking: 'info', held: 'warning', removed: 'danger' } as const;
const isMarked = (state: ContentState): state is keyof typeof TONE => state in TONE;

/** Says to its author that a post or comment is not shown to others, and why. Nothing for what everybody sees. */
export function PostState({ state }: { readonly state: ContentState }) {
  const t = useText(COMMUNITY_MESSAGES);
  return isMarked(state) ? <Tag tone={TONE[state]}>{t(state)}</Tag> : null;
}
