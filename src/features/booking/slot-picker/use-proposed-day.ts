import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { CODE } from '@contract/errors';
import type { WorkDays } from '@contract/subscribe/endpoints';
import { textOf } from '@/i18n/messages';
import { showToast } from '@/ui/toast/toast';
import { SLOT_PICKER_MESSAGES } from './messages';
import type { TimesEvents } from './use-times';
import { firstFreeDay, nextDay } from './work-day-rules';

export interface ProposedDayParts {
  /** Null until they are loaded. */
  readonly months: readonly WorkDays[] | null;
  /** The chosen day, `YYYY-MM-DD`. */
  readonly day: string | null;
  /** From which day on one is proposed, if any is free there. */
  readonly wantedFrom: string | null;
  readonly onDay: (day: string | null) => void;
  readonly onProposed: (day: string) => void;
  /** Called when the provider answered -201 to the time query. */
  readonly onTimeQueryRefused: () => void;
}

export interface ProposedDay extends TimesEvents {
  /** Why the chosen day was cleared, after its toast; '' once another day is chosen. */
  readonly given: string;
  /** Chooses a day for the user. */
  readonly choose: (day: string) => void;
}

/**
 * Proposes the first free day, and clears a day that has no times left, with the reason (specification §4). A day that
 * the user chose is not replaced by a proposal.
 */
export function useProposedDay(parts: ProposedDayParts): ProposedDay {
  const { months, day, wantedFrom } = parts;
  const firstFree = months && firstFreeDay(months, wantedFrom);
  const [given, setGiven] = useState('');
  const giveUp = useCallback((reason: string) => {
    showToast(reason);
    setGiven(reason);
  }, []);
  const latest = useRef(parts);
  latest.current = parts;

  /** The day that was proposed and not chosen by the user; null after the user's choice. */
  const proposed = useRef<string | null>(day === null ? '' : null);
  // A layout effect, so that the months and the proposed day are rendered together.
  useLayoutEffect(() => {
    if (!months) return;
    const next = nextDay(months, day, proposed.current, wantedFrom);
    if (next.cleared) giveUp(textOf(SLOT_PICKER_MESSAGES)('dayCleared'));
    if (next.day === day) return;
    if (next.day) proposed.current = next.day;
    if (firstFree) latest.current.onProposed(firstFree);
    latest.current.onDay(next.day);
    // Runs once for each loaded answer, not for each choice of a day.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [months]);

  const onNone = useCallback(() => {
    giveUp(textOf(SLOT_PICKER_MESSAGES)('noTimeLeft'));
    proposed.current = null;
    latest.current.onDay(null);
  }, [giveUp]);
  const onFailed = useCallback(
    (_: string, code: string, message: string) => {
      giveUp(message || textOf(SLOT_PICKER_MESSAGES)('timesFailed'));
      proposed.current = null;
      latest.current.onDay(null);
      if (code === CODE.TIME_QUERY) latest.current.onTimeQueryRefused();
    },
    [giveUp],
  );
  const choose = (date: string): void => {
    proposed.current = null;
    setGiven('');
    latest.current.onDay(date);
  };
  return { given, choose, onNone, onFailed };
}
