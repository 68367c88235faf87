import { ChannelPage } from '@/features/content/article/components/channel-page';

/** Articles that correct common misbeliefs (page type 3). */
export default function HealthFacts() {
  return <ChannelPage channel="healthFacts" />;
}
