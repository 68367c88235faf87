import { View } from '@tarojs/components';
import { useState } from 'react';
import type { ShownContent } from '@contract/manage/content-endpoints';
import { NoticeList } from '@/features/clinics/clinic/components/notice-list';
import { ArticleText } from '@/features/content/article/components/article-text';
import { EntryText } from '@/features/content/article/components/entry-text';
import { jumpTo } from '@/features/content/external-link/jump-to';
import { useText } from '@/i18n/messages';
import { Popup } from '@/ui/popup/popup';
import { Tabs } from '@/ui/tabs/tabs';
import { CONTENT_MESSAGES } from './content-messages';
import type { Preview } from './use-content-editor';
import styles from './content.module.scss';

const follow = (url: string): void => void jumpTo(url);

/** A text by the components of its readers' pages. */
export function ShownText({ shown }: { readonly shown: ShownContent }) {
  switch (shown.kind) {
    case 'article':
      return <ArticleText article={shown.article} onLink={follow} />;
    case 'encyclopedia':
      return <EntryText entry={shown.entry} onLink={follow} />;
    case 'notice':
      return <NoticeList notices={[shown.notice]} />;
  }
}

export interface ContentPreviewProps {
  readonly preview: Preview;
  readonly onClose: () => void;
}

/** A text as readers of either language will see it. */
export function ContentPreview({ preview, onClose }: ContentPreviewProps) {
  const t = useText(CONTENT_MESSAGES);
  const [language, setLanguage] = useState<'zh' | 'en'>('zh');
  return (
    <Popup open title={t('previewTitle')} onClose={onClose}>
      <Tabs
        shape="pills"
        label={t('previewLanguage')}
        items={[
          { key: 'zh', label: t('chinese') },
          { key: 'en', label: t('english') },
        ]}
        active={language}
        onSelect={setLanguage}
      />
      <View className={styles.shown}>
        <ShownText shown={preview[language]} />
      </View>
    </Popup>
  );
}
