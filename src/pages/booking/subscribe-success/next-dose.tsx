import type { OrderDetail } from '@contract/order/endpoints';
import { COURSE_MESSAGES } from '@/features/booking/course/messages';
import { usePersonCheck } from '@/features/booking/submission/use-person-check';
import { RestEntry } from '@/features/booking/course/components/rest-entry';
import { CourseCard } from '@/features/booking/course/components/course-card';
import { useCourseDays } from '@/features/booking/course/use-course-days';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Optional } from '@/ui/optional/optional';
import { Section } from '@/ui/section/section';
import { NoticeBar } from '@/ui/notice/notice-bar';

/** The doses after the one just booked: when each is possible, and booking them at once where they can be. */
export function NextDose({ order }: { readonly order: OrderDetail }) {
  const t = useText(COURSE_MESSAGES);
  const { depaCode, productId, linkmanId, doseNo, day } = order;
  const begun = { depaCode, productId, linkmanId, doseNo, day };
  const { data } = usePersonCheck({ depaCode, productId }, linkmanId);
  const [next] = useCourseDays(begun).data ?? [];
  if (!data || !next) return null;
  const canPlan = data.canSubscribe && data.suggestedDoseNo === next.doseNo;
  return (
    <Section title={t('section')}>
      <CourseCard course={data.course} begun={begun} />
      <RestEntry orderId={order.orderId} />
      <Optional>
        {canPlan || next.earliest === null ? null : (
          <NoticeBar
            action={{ text: t('openPlan'), onPress: () => void navigate.to('vaccinePlan') }}
          >
            {t('later')}
          </NoticeBar>
        )}
      </Optional>
    </Section>
  );
}
