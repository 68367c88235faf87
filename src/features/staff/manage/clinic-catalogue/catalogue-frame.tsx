import type { ReactNode } from 'react';
import type { ClinicCatalogue } from '@contract/manage/catalogue-endpoints';
import { useText } from '@/i18n/messages';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { useManageData } from '../use-manage-data';
import { CATALOGUE_MESSAGES } from './catalogue-messages';

export interface CatalogueFrameProps {
  readonly depaCode: string;
  readonly children: (catalogue: ClinicCatalogue) => ReactNode;
}

/** What a clinic can be booked for, once it is read. */
export function CatalogueFrame({ depaCode, children }: CatalogueFrameProps) {
  const t = useText(CATALOGUE_MESSAGES);
  const { data, error, refresh } = useManageData('GET /manage/catalogue.do', { depaCode });
  if (data) return <>{children(data)}</>;
  return error ? (
    <ErrorBlock title={t('loadFailed')} reason={error.msg} onRetry={() => void refresh()} />
  ) : (
    <Skeleton shape="list" count={5} />
  );
}
