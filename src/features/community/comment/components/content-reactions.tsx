import { useServer } from '@/http/hooks/use-server';
import { ReactionBar } from './reaction-bar';

export interface ContentReactionsProps {
  readonly targetType: 'article' | 'video';
  readonly targetId: string;
}

/** {@link ReactionBar} of an article or video. Likes and collections appear once their counters have arrived. */
export function ContentReactions({ targetType, targetId }: ContentReactionsProps) {
  const target = { targetType, targetId };
  const counts = useServer('GET /ugc-api/content/counts.do', target);
  return <ReactionBar target={target} counts={counts.data} />;
}
