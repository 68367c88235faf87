import { View } from '@tarojs/components';
import { useState } from 'react';
import { CONTENT_KINDS } from '@contract/manage/content-rules';
import type { ContentKind } from '@contract/manage/content-rules';
import { useText } from '@/i18n/messages';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { useManageData } from '../use-manage-data';
import { ContentEditorView, NewContent } from './content-editor';
import { ContentList } from './content-list';
import { CONTENT_MESSAGES } from './content-messages';

/** Texts that readers see: the operator's are all, a manager's the notices of their own clinic. */
export function ContentSection({ depaCode }: { readonly depaCode: string | null }) {
  const t = useText(CONTENT_MESSAGES);
  const { data: me, error, refresh } = useManageData('GET /manage/me.do', {});
  const [kind, setKind] = useState<ContentKind | null>(null);
  /** '' for a new one. */
  const [opened, setOpened] = useState<string | null>(null);
  if (!me)
    return error ? (
      <ErrorBlock title={t('loadFailed')} reason={error.msg} onRetry={() => void refresh()} />
    ) : (
      <Skeleton shape="list" count={4} />
    );
  const kinds = me.role === 'operator' ? CONTENT_KINDS : (['notice'] as const);
  const shown = kind ?? kinds[0];
  const close = (): void => setOpened(null);
  return (
    <View>
      {opened === null ? (
        <ContentList
          kinds={kinds}
          kind={shown}
          onKind={setKind}
          depaCode={depaCode}
          onOpen={setOpened}
          onAdd={() => setOpened('')}
        />
      ) : null}
      {opened === '' ? (
        <NewContent
          edited={{ kind: shown, contentId: null, depaCode: shown === 'notice' ? depaCode : null }}
          onClose={close}
          onMade={setOpened}
        />
      ) : null}
      {opened ? (
        <ContentEditorView key={opened} kind={shown} contentId={opened} onClose={close} />
      ) : null}
    </View>
  );
}
