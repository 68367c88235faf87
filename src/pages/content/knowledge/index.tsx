import { ChannelPage } from '@/features/content/article/components/channel-page';

/** Articles about vaccines and what they prevent (page type 4). */
export default function Knowledge() {
  return <ChannelPage channel="knowledge" />;
}
