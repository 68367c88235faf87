import { causeOfNote } from '@contract/desk/take-back-rules';
import type { textOf } from '@/i18n/messages';
import type { STEP_MESSAGES } from '../step-messages';

type StepText = ReturnType<typeof textOf<(typeof STEP_MESSAGES)['zh-CN']>>;

const REASONS = {
  wrongPerson: 'backWrongPerson',
  notGiven: 'backNotGiven',
  wrongProduct: 'backWrongProduct',
} as const;

/** Why a clinic has taken a dose back, by its event's note. */
export function takenBackNote(note: string, t: StepText): string {
  const { reason, note: words } = causeOfNote(note);
  if (reason === 'other') return words;
  return words === '' ? t(REASONS[reason]) : `${t(REASONS[reason])} · ${words}`;
}
