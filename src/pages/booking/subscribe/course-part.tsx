import { CourseCard } from '@/features/booking/course/components/course-card';
import { COURSE_MESSAGES } from '@/features/booking/course/messages';
import type { SubmitInfo } from '@/features/booking/submission/form';
import type { PersonCheck } from '@/features/booking/submission/use-person-check';
import { useText } from '@/i18n/messages';
import { Section } from '@/ui/section/section';

export interface CoursePartProps {
  readonly form: SubmitInfo;
  readonly check: PersonCheck | undefined;
}

/** The doses after the one being booked; nothing for single-dose products. */
export function CoursePart({ form, check }: CoursePartProps) {
  const t = useText(COURSE_MESSAGES);
  const { depaCode, productId, linkmanId, day, slot, visit, doseNo } = form;
  // Browsing a day is no choice yet; choosing a slot is.
  if (!check || check.course.doses.length < 2 || !day || !(slot ?? visit)) return null;
  if (doseNo === null || !linkmanId) return null;
  return (
    <Section title={t('section')}>
      <CourseCard course={check.course} begun={{ depaCode, productId, linkmanId, doseNo, day }} />
    </Section>
  );
}
