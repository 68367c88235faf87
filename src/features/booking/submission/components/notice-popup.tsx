import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { reportAgreement } from '@/shared/agreement/report-agreement';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Popup } from '@/ui/popup/popup';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { NOTICE_MESSAGES } from '../notice-messages';
import { GuidelineText } from './guideline-text';
import styles from './notice-popup.module.scss';

export interface NoticePopupProps {
  readonly title: string;
  readonly productId: string;
  /** Text of the button that agrees. */
  readonly agreeText: string;
  /** Shown above the disclosure: what the user agrees to. */
  readonly children?: ReactNode;
  readonly onAgree: (version: string) => void;
  readonly onClose: () => void;
}

/** The disclosure of a vaccine over the page; the button to agree is at its end, after the whole text. */
export function NoticePopup(props: NoticePopupProps) {
  const { title, productId, agreeText, children, onAgree, onClose } = props;
  const t = useText(NOTICE_MESSAGES);
  const guideline = useServer('GET /vaccine/vaccineArticle/findVaccGuidelines.do', {
    vaccId: productId,
  });
  const { data, error } = guideline;
  const agree = (version: string): void => {
    reportAgreement('VACCINE_NOTICE', [`vaccineNotice:${version}`]);
    onAgree(version);
  };
  return (
    <Popup open title={title} onClose={onClose}>
      {children}
      {data ? (
        <View>
          <GuidelineText sections={data.sections} />
          <View className={styles.statement}>{t('noticeAgree')}</View>
          <Button block onPress={() => agree(data.version)}>
            {agreeText}
          </Button>
        </View>
      ) : error ? (
        <ErrorBlock
          title={t('noticeFailed')}
          reason={error.msg}
          onRetry={() => void guideline.refresh()}
        />
      ) : (
        <Skeleton shape="text" count={2} />
      )}
    </Popup>
  );
}
