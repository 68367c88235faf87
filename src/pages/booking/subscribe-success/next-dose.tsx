import { courseDays } from '@contract/subscribe/course-rules';
import type { OrderDetail } from '@contract/order/endpoints';
import { COURSE_MESSAGES } from '@/features/course/messages';
import { usePersonCheck } from '@/features/booking/use-person-check';
import { RestEntry } from '@/features/course/components/rest-entry';
import { CourseCard } from '@/features/course/components/course-card';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Optional } from '@/ui/optional/optional';
import { Section } from '@/ui/section/section';
import { NoticeBar } from '@/ui/notice/notice-bar';

/** The doses after the one just booked: when each is possible, and booking them at once where they can be. */
export function NextDose({ order }: { readonly order: OrderDetail }) {
  const t = useText(COURSE_MESSAGES);
  const { depaCode, productId, linkmanId, doseNo, day } = order;
  const { data } = usePersonCheck({ depaCode, productId }, linkmanId);
  if (!data) return null;
  const { doses, liveGap } = data.course;
  const [next] = courseDays(doses, data.birthday, doseNo, day, liveGap?.spans);
  if (!next) return null;
  const canPlan = data.canSubscribe && data.suggestedDoseNo === next.doseNo;
  return (
    <Section title={t('section')}>
      <CourseCard course={data.course} birthday={data.birthday} doseNo={doseNo} day={day} />
      <RestEntry orderId={order.orderId} />
      <Optional>
        {canPlan || next.tooLate ? null : (
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
