import { useServer } from '@/http/hooks/use-server';
import { serverToday } from '@/http/server-clock';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Optional } from '@/ui/optional/optional';
import { COURSE_MESSAGES } from '../messages';
import { blockingDose, restCounts } from '../rest-counts-rules';

export interface RestEntryProps {
  readonly orderId: string;
  /** Whose and of what, where several courses stand together. */
  readonly name?: string | undefined;
}

/** Leads to the rest of an order's course, where later doses can be booked or have to move; nothing otherwise. */
export function RestEntry({ orderId, name }: RestEntryProps) {
  const t = useText(COURSE_MESSAGES);
  const { data } = useServer('GET /subscribe/subscribe/restOfCourse.do', { orderId });
  const dates = useDateText();
  const doses = data?.doses ?? [];
  const { toBook, toMove } = restCounts(doses);
  const blocking = blockingDose(doses);
  const open = (): void => void navigate.to('restOfCourse', { orderId });
  return (
    <Optional>
      {blocking?.order ? (
        <NoticeBar tone="warning" action={{ text: t('unblock'), onPress: open }}>
          {t('blocked', {
            dose: blocking.label,
            day: dates.day(blocking.order.day, serverToday()),
          })}
        </NoticeBar>
      ) : toMove > 0 ? (
        <NoticeBar tone="warning" action={{ text: t('moveRest'), onPress: open }}>
          {t('toMove')}
        </NoticeBar>
      ) : toBook > 0 ? (
        <NoticeBar action={{ text: t('bookRest'), onPress: open }}>
          {name ? t('toBookOf', { name, count: toBook }) : t('toBook', { count: toBook })}
        </NoticeBar>
      ) : null}
    </Optional>
  );
}
