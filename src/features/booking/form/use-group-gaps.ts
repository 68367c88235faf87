import { useMemo } from 'react';
import type { DayGap } from '@contract/subscribe/endpoints';
import type { Participant } from '@/features/booking/submission/form';
import { textOf } from '@/i18n/messages';
import { FAMILY_MESSAGES } from './family-messages';

/**
 * Days that a live vaccine excludes for each participant, with their name in the reason; stable identity.
 * @param names of the form's person and of each participant, one per line
 */
export const useGroupGaps = (
  participants: readonly Participant[],
  names: string,
): readonly DayGap[] =>
  useMemo(
    () =>
      participants.flatMap(({ dayGap }, index) => {
        if (!dayGap) return [];
        const name = names.split('\n')[index + 1] ?? '';
        return {
          ...dayGap,
          reason: textOf(FAMILY_MESSAGES)('gapOf', { name, reason: dayGap.reason }),
        };
      }),
    [participants, names],
  );
