import { ChannelPage } from '@/features/article/components/channel-page';

/** Articles that set common sayings right (page type 3). */
export default function HealthFacts() {
  return <ChannelPage channel="healthFacts" />;
}
