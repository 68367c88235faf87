import { CourseCard } from '@/features/course/components/course-card';
import { COURSE_MESSAGES } from '@/features/course/messages';
import type { SubmitInfo } from '@/features/booking/form';
import type { PersonCheck } from '@/features/booking/use-person-check';
import { useText } from '@/i18n/messages';
import { Section } from '@/ui/section/section';

export interface CoursePartProps {
  readonly form: SubmitInfo;
  readonly check: PersonCheck | undefined;
}

/** What follows the dose that is being booked; nothing for vaccines of a single dose. */
export function CoursePart({ form, check }: CoursePartProps) {
  const t = useText(COURSE_MESSAGES);
  const { day, slot, visit, doseNo } = form;
  // A day is looked at before it is chosen; its time settles it.
  if (!check || check.course.doses.length < 2 || !day || !(slot ?? visit) || doseNo === null)
    return null;
  return (
    <Section title={t('section')}>
      <CourseCard course={check.course} birthday={check.birthday} doseNo={doseNo} day={day} />
    </Section>
  );
}
