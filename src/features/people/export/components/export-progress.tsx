import type { ExportDetail } from '@contract/export/endpoints';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { Card } from '@/ui/card/card';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Timeline } from '@/ui/steps/timeline';
import { EXPORT_MESSAGES } from '../messages';

/** Steps of an export that is under way. */
export function ExportProgress({ detail }: { readonly detail: ExportDetail }) {
  const t = useText(EXPORT_MESSAGES);
  const date = useDateText();
  const { state, progress, exportEmail, nextTryAt, createdAt } = detail;
  const isMailing = state === 'mailing';
  const share = state === 'packing' ? t('stepPackingShare', { share: progress }) : undefined;
  const to = t('stepMailingTo', { email: exportEmail });
  return (
    <>
      <Card>
        <Timeline
          label={t('steps')}
          items={[
            {
              key: 'waiting',
              title: t('stepWaiting'),
              time: date.dateTime(createdAt),
              state: 'done',
            },
            {
              key: 'packing',
              title: t('stepPacking'),
              note: share,
              state: isMailing ? 'done' : 'current',
            },
            {
              key: 'mailing',
              title: t('stepMailing'),
              note:
                nextTryAt === null ? to : t('stepMailingAgain', { time: date.dateTime(nextTryAt) }),
              state: isMailing ? 'current' : 'todo',
            },
          ]}
        />
      </Card>
      <NoticeBar>{t('leave')}</NoticeBar>
    </>
  );
}
