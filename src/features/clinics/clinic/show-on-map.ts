import { defineMessages, textOf } from '@/i18n/messages';
import { copyText } from '@/platform/clipboard';
import { openLocation } from '@/platform/open-location';
import type { NamedLocation } from '@/platform/open-location/types';
import { showToast } from '@/ui/toast/toast';

const MESSAGES = defineMessages(
  { copied: '没能打开地图，地址已复制' },
  { copied: 'No map could be opened. The address is copied' },
);

/** Shows a location in a map application; without one, copies its address and says so. Never rejects. */
export async function showOnMap(location: NamedLocation): Promise<void> {
  if (await openLocation(location)) return;
  if (await copyText(`${location.name} ${location.address}`)) showToast(textOf(MESSAGES)('copied'));
}
