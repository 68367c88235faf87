import { View } from '@tarojs/components';
import { useCallback, useEffect, useState } from 'react';
import { COURSE_MESSAGES } from '@/features/booking/course/messages';
import { usePersonCheck } from '@/features/booking/submission/use-person-check';
import { RestEntry } from '@/features/booking/course/components/rest-entry';
import { CourseCard } from '@/features/booking/course/components/course-card';
import { useCourseDays } from '@/features/booking/course/use-course-days';
import { useOrder } from '@/features/booking/order/use-order';
import type { OrderDetail } from '@contract/order/endpoints';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Optional } from '@/ui/optional/optional';
import { semantics } from '@/ui/a11y/semantics';
import { NoticeBar } from '@/ui/notice/notice-bar';
import styles from './index.module.scss';

/** `none`: no dose follows; `later`: the next one cannot be booked yet. */
type NextState = 'none' | 'open' | 'later';

interface CourseOfOrderProps {
  readonly order: OrderDetail;
  /** Whose and of what, where several courses stand together. */
  readonly name: string | undefined;
  readonly onState: (orderId: string, state: NextState) => void;
}

/** The doses after one just booked: when each is possible, and booking them at once where they can be. */
function CourseOfOrder({ order, name, onState }: CourseOfOrderProps) {
  const { orderId, depaCode, productId, linkmanId, doseNo, day } = order;
  const begun = { depaCode, productId, linkmanId, doseNo, day };
  const { data } = usePersonCheck({ depaCode, productId }, linkmanId);
  const [next] = useCourseDays(begun).data ?? [];
  const canPlan = data?.canSubscribe && data.suggestedDoseNo === next?.doseNo;
  const state = !data || !next ? 'none' : canPlan || next.earliest === null ? 'open' : 'later';
  useEffect(() => onState(orderId, state), [orderId, state, onState]);
  if (!data || !next) return null;
  return (
    <View>
      <CourseCard course={data.course} begun={begun} name={name} hasNote={name === undefined} />
      <RestEntry orderId={orderId} name={name} />
    </View>
  );
}

interface OtherCourseProps extends Pick<CourseOfOrderProps, 'onState'> {
  readonly orderId: string;
  readonly isNamed: boolean;
}

function OtherCourse({ orderId, isNamed, onState }: OtherCourseProps) {
  const { data } = useOrder(orderId);
  if (!data) return null;
  const name = isNamed ? `${data.linkmanName} ${data.productName}` : data.productName;
  return <CourseOfOrder order={data} name={name} onState={onState} />;
}

interface NextDosesProps {
  readonly order: OrderDetail;
  /** What is booked of its visit; the order alone, where it was booked alone. */
  readonly booked: readonly Pick<OrderDetail, 'orderId' | 'linkmanId'>[];
}

/** The doses after those just booked, a card a vaccine and person. */
export function NextDoses({ order, booked }: NextDosesProps) {
  const t = useText(COURSE_MESSAGES);
  const [states, setStates] = useState<Readonly<Record<string, NextState>>>({});
  const onState = useCallback(
    (orderId: string, state: NextState) => setStates((before) => ({ ...before, [orderId]: state })),
    [],
  );
  const found = booked.flatMap(({ orderId }) => states[orderId] ?? 'none');
  const isNamed = new Set(booked.map(({ linkmanId }) => linkmanId)).size > 1;
  const courses =
    booked.length > 1 ? (
      booked.map(({ orderId }) => (
        <OtherCourse key={orderId} orderId={orderId} isNamed={isNamed} onState={onState} />
      ))
    ) : (
      <CourseOfOrder order={order} name={undefined} onState={onState} />
    );
  return (
    <View>
      <Optional>
        {found.some((state) => state !== 'none') ? (
          <View className={styles.courses} {...semantics({ role: 'heading', level: 2 })}>
            {t('section')}
          </View>
        ) : null}
      </Optional>
      {courses}
      <View className={styles.courseNote}>
        {booked.length > 1 && found.some((state) => state !== 'none') ? t('note') : null}
      </View>
      <Optional>
        {found.includes('later') ? (
          <NoticeBar
            action={{ text: t('openPlan'), onPress: () => void navigate.to('vaccinePlan') }}
          >
            {t('later')}
          </NoticeBar>
        ) : null}
      </Optional>
    </View>
  );
}
