import { ChannelPage } from '@/features/content/article/components/channel-page';

/** Articles for those who look after a family (page type 2). */
export default function FamilyHealth() {
  return <ChannelPage channel="familyHealth" />;
}
