import type { Shared } from '@/platform/share/types';
import { locationOfNative } from './native-page';
import type { NativePage } from './native-page';
import { nativeCard } from './native-card';
import { momentsCard, shareCard } from './share-card';

type Ask = (this: NativePage, ...args: unknown[]) => Partial<Shared> | undefined;
type Answer = (this: NativePage, ...args: unknown[]) => object;

export interface SharingPage {
  onShareAppMessage?: Ask | Answer;
  onShareTimeline?: Ask | Answer;
}

/**
 * Enables sharing on a native page: its offered content becomes a card that opens on any phone. A page that offers
 * nothing, or shows personal data, shares what the route table allows.
 */
export function letShare(page: SharingPage): void {
  const message = page.onShareAppMessage as Ask | undefined;
  const timeline = page.onShareTimeline as Ask | undefined;
  page.onShareAppMessage = function share(this: NativePage, ...args: unknown[]) {
    return nativeCard(shareCard(locationOfNative(this), message?.apply(this, args)));
  };
  if (!timeline) return;
  page.onShareTimeline = function share(this: NativePage, ...args: unknown[]) {
    return momentsCard(locationOfNative(this), timeline.apply(this, args));
  };
}
