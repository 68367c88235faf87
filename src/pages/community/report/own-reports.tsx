import { View } from '@tarojs/components';
import type { DataOf } from '@contract/endpoints';
import { REPORT_TARGET } from '@contract/community/user-type-rules';
import { shanghaiDay } from '@contract/time/shanghai-rules';
import { useCommunityFailure } from '@/features/community/feed/use-community-failure';
import { REPORT_MESSAGES } from '@/pages/community/report/messages';
import { REASON_MESSAGES } from '@/pages/community/report/reason-messages';
import { useCursorPages } from '@/http/hooks/use-cursor-pages';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { usePageTitle } from '@/routes/page-title';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { ListFooter } from '@/ui/list-footer/list-footer';
import { Page } from '@/ui/page/page';
import { Empty } from '@/ui/state/empty';
import { Tag } from '@/ui/tag/tag';

type OwnReport = DataOf<'GET /ugc-api/report/list.do'>['list'][number];

const idOf = ({ reportId }: OwnReport): string => reportId;
const TONES = { open: 'info', upheld: 'success', dismissed: 'neutral' } as const;

/** The reader's reports and what became of them. */
export function OwnReports() {
  const t = useText(REPORT_MESSAGES);
  const reasons = useText(REASON_MESSAGES);
  const dates = useDateText();
  const title = usePageTitle('report');
  const failureOf = useCommunityFailure();
  const reports = useCursorPages('GET /ugc-api/report/list.do', {}, idOf);
  const { items, isIn, state, footer, error, more } = reports;
  if (!isIn)
    return (
      <Page
        title={title}
        loading={state === 'loading'}
        error={error && state === 'failed' ? failureOf(error, t('listFailed'), more) : undefined}
      />
    );
  const rows = items.map((report) => {
    const state = report.outcome ?? 'open';
    const type = t(report.sourceType === REPORT_TARGET.POST ? 'post' : 'comment');
    return (
      <Cell
        key={report.reportId}
        title={t('row', { type, reason: reasons(report.reason) })}
        note={
          <View>
            <View>{dates.dayOfYear(shanghaiDay(report.at))}</View>
            <Tag tone={TONES[state]}>{t(state)}</Tag>
          </View>
        }
      />
    );
  });
  return (
    <Page title={title}>
      {items.length === 0 ? (
        <Empty icon="flag" title={t('none')} text={t('noneText')} />
      ) : (
        <View>
          <CellGroup title={t('mine')}>{rows}</CellGroup>
          <ListFooter state={footer} onMore={more} />
        </View>
      )}
    </Page>
  );
}
