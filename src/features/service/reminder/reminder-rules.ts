import { addDays } from '@contract/time/day-rules';
import type { TemplateName } from '@contract/message/template-rules';

/** An appointment, the admission of a ticket, a waiting-list offer, the next question of a follow-up, or customer service. */
export type ReminderSubject = 'appointment' | 'turn' | 'offer' | 'followUp' | 'service';

/** Ids of the platform's templates; missing where there is none. */
export type TemplateIds = Readonly<Partial<Record<TemplateName, string | undefined>>>;

const WANTED: Readonly<Record<ReminderSubject, readonly TemplateName[]>> = {
  appointment: ['reminder', 'change'],
  turn: ['turn'],
  offer: ['offer'],
  followUp: ['followUp'],
  service: ['serviceReply'],
};

/**
 * The templates to ask for. A reminder on the day before is only included while that day is still to come.
 * @param when `day` of the appointment and `today`, `YYYY-MM-DD`
 */
export function requestedTemplates(
  about: ReminderSubject,
  ids: TemplateIds,
  when: { readonly day?: string | undefined; readonly today: string },
): readonly TemplateName[] {
  const isTooLate = when.day !== undefined && when.day <= addDays(when.today, 1);
  return WANTED[about].filter((name) => ids[name] && !(name === 'reminder' && isTooLate));
}
