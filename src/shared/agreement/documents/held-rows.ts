import type { HeldData } from '@contract/personal/held-data';
import { HELD_DATA } from '@contract/personal/held-data-rules';
import type { HeldDataName } from '@contract/personal/held-data-rules';
import { receiversText } from '@contract/personal/held-text-rules';
import type { Both } from '@contract/personal/receiver-rules';

/** `0`: Chinese, `1`: English. */
export type At = 0 | 1;

type RowPair = readonly [what: string, why: string];

/** What no table of the provider holds: it stays on the device. */
export const ON_DEVICE = [
  {
    what: ['位置', 'Location'],
    why: ['按距离排列门诊。不保存。', 'To sort clinics by distance. Not stored.'],
  },
  {
    what: ['手机日历', 'Phone calendar'],
    why: [
      '按您的操作写入预约提醒，不读取已有日程。',
      'Written to when you ask for it; never read.',
    ],
  },
] as const;

export const rowIn = (
  { what, why }: { readonly what: Both; readonly why: Both },
  at: At,
): RowPair => [what[at], why[at]];

/** A row for each kind of data: what; and what for, how long, who gets it. */
export const heldRows = (names: readonly HeldDataName[], at: At): RowPair[] =>
  names.map((name) => {
    const held: HeldData = HELD_DATA[name];
    const why = [held.purpose[at], held.stored[at], receiversText(held)[at]];
    return [held.what[at], why.join(at === 0 ? '' : ' ')];
  });
