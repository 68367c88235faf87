import type { NoticeSetting } from '@contract/personal/endpoints';
import { canSwitch, channelsOf, NOTICE_NAMES } from '@contract/personal/notice-rules';
import type { NoticeName } from '@contract/personal/notice-rules';

/** Notices with a channel that can be turned off, and the others. */
export const SWITCHABLE: readonly NoticeName[] = NOTICE_NAMES.filter((notice) =>
  channelsOf(notice).some((channel) => canSwitch(notice, channel)),
);
export const FIXED: readonly NoticeName[] = NOTICE_NAMES.filter(
  (notice) => !SWITCHABLE.includes(notice),
);

/** The channels of a notice that can be turned off; others only while messages are written at all. */
export function switchesOf(
  settings: readonly NoticeSetting[],
  notice: NoticeName,
): readonly NoticeSetting[] {
  const own = settings.filter((each) => each.notice === notice && canSwitch(notice, each.channel));
  const isOff = own.some(({ channel, on }) => channel === 'inApp' && !on);
  return isOff ? own.filter(({ channel }) => channel === 'inApp') : own;
}
