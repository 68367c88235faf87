import { useState } from 'react';
import type { TemplateName } from '@contract/message/template-rules';
import {
  reportAccepted,
  sendReports,
  useReports,
} from '@/features/service/message/accepted-reports';
import { serverToday } from '@/http/server-clock';
import { askForMessages } from '@/platform/subscribe-message';
import { requestedTemplates } from './reminder-rules';
import type { ReminderSubject, TemplateIds } from './reminder-rules';
import { useTemplates } from './use-templates';

const UNKNOWN: TemplateIds = {};

/** Not asked, declined, accepted but not yet known to the provider, or active. */
export type ReminderState = 'open' | 'off' | 'unreported' | 'on';

interface Asked {
  /** Templates that the user has accepted. */
  readonly accepted: readonly TemplateName[];
  /** Report of the accepted templates; null where there are none. */
  readonly reportId: string | null;
}

/** By the result of the report; while it has none, it is sent again automatically. */
const STATES = { known: 'on', refused: 'off', waiting: 'unreported' } as const;

export interface Reminders {
  readonly state: ReminderState;
  readonly accepted: readonly TemplateName[];
  readonly busy: boolean;
  readonly wanted: readonly TemplateName[];
  /** Asks the user, then reports; where only the report failed, it is just sent again. */
  readonly ask: () => Promise<void>;
}

/** Permission for platform messages, from the prompt until the provider knows it. @param day `YYYY-MM-DD` */
export function useReminders(about: ReminderSubject, day: string | undefined): Reminders {
  const ids = useTemplates() ?? UNKNOWN;
  const [asked, setAsked] = useState<Asked | null>(null);
  const [busy, setBusy] = useState(false);
  const end = useReports(({ ended }) => (asked?.reportId ? ended[asked.reportId] : 'refused'));
  const wanted = requestedTemplates(about, ids, { day, today: serverToday() });
  const idsOf = (names: readonly TemplateName[]) => [
    ...new Set(names.map((name) => ids[name] ?? '')),
  ];

  const agree = async (): Promise<readonly TemplateName[]> => {
    const outcome = await askForMessages(idsOf(wanted));
    if (outcome.status !== 'asked') return [];
    return wanted.filter((name) => outcome.accepted.includes(ids[name] ?? ''));
  };
  const askOnce = async (): Promise<void> => {
    const accepted = await agree();
    const reportId = accepted.length > 0 ? await reportAccepted(idsOf(accepted)) : null;
    setAsked({ accepted, reportId });
  };
  const state = !asked ? 'open' : STATES[end ?? 'waiting'];
  const ask = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    await (state === 'unreported' ? sendReports() : askOnce());
    setBusy(false);
  };
  return { state, accepted: asked?.accepted ?? [], busy, wanted, ask };
}
