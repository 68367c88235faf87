import { useState } from 'react';
import type { TemplateName } from '@contract/message/template-rules';
import { serverToday } from '@/http/server-clock';
import { askForMessages } from '@/platform/subscribe-message';
import { reportAccepted } from './report-accepted';
import { wantedTemplates } from './reminder-rules';
import type { ReminderSubject } from './reminder-rules';
import { useTemplates } from './use-templates';

/** How far it is: not asked, declined, agreed to but not known to the provider, or coming. */
export type ReminderState = 'open' | 'off' | 'unreported' | 'on';

interface View {
  readonly state: ReminderState;
  /** What the user has agreed to. */
  readonly accepted: readonly TemplateName[];
  readonly busy: boolean;
}

export interface Reminders extends View {
  readonly wanted: readonly TemplateName[];
  /** Asks the user, then reports; asks no second time where only the report failed. */
  readonly ask: () => Promise<void>;
}

/** Permission for the platform's messages, from the question to the provider's knowing. @param day `YYYY-MM-DD` */
export function useReminders(about: ReminderSubject, day: string | undefined): Reminders {
  const ids = useTemplates();
  const [view, setView] = useState<View>({ state: 'open', accepted: [], busy: false });
  const wanted = wantedTemplates(about, ids, { day, today: serverToday() });
  const idsOf = (names: readonly TemplateName[]) => [
    ...new Set(names.map((name) => ids[name] ?? '')),
  ];

  const agree = async (): Promise<readonly TemplateName[]> => {
    const outcome = await askForMessages(idsOf(wanted));
    if (outcome.status !== 'asked') return [];
    return wanted.filter((name) => outcome.accepted.includes(ids[name] ?? ''));
  };
  const ask = async (): Promise<void> => {
    if (view.busy) return;
    setView({ ...view, busy: true });
    const accepted = view.state === 'unreported' ? view.accepted : await agree();
    if (accepted.length === 0) return setView({ state: 'off', accepted, busy: false });
    const isKnown = await reportAccepted(idsOf(accepted));
    setView({ state: isKnown ? 'on' : 'unreported', accepted, busy: false });
  };
  return { ...view, wanted, ask };
}
