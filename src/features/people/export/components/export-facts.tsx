import type { ExportDetail } from '@contract/export/endpoints';
import { useServer } from '@/http/hooks/use-server';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { LATEST_EXPORT } from '../api';
import { EXPORT_MESSAGES } from '../messages';
import { sizeText } from '../size-text';

/** Where the mail went, how large the file is, when it ends, and when the next export can be requested. */
export function ExportFacts({ detail }: { readonly detail: ExportDetail }) {
  const t = useText(EXPORT_MESSAGES);
  const date = useDateText();
  const latest = useServer(LATEST_EXPORT);
  const { exportEmail, bytes, expiresAt } = detail;
  const nextAt = latest.data?.nextAt;
  return (
    <CellGroup>
      <Cell title={t('sentTo')} note={exportEmail} />
      {bytes === null ? null : <Cell title={t('size')} value={sizeText(bytes)} />}
      {expiresAt === null ? null : (
        <Cell title={t('expires')} note={date.dateTimeText(expiresAt)} />
      )}
      {nextAt === undefined ? null : (
        <Cell title={t('next')} note={nextAt === null ? t('nextNow') : date.dateTimeText(nextAt)} />
      )}
    </CellGroup>
  );
}
