import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { Button } from '@/ui/button/button';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Optional } from '@/ui/optional/optional';
import { Popup } from '@/ui/popup/popup';
import styles from './plan.module.scss';

export interface ReportSheetProps {
  readonly open: boolean;
  readonly title: string;
  readonly hint: string;
  readonly saveText: string;
  readonly busy: boolean;
  /** Why it was not saved, '' without a failure. */
  readonly failure: string;
  readonly onSave: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A sheet in which users report doses themselves. */
export function ReportSheet(props: ReportSheetProps) {
  const { open, title, hint, saveText, busy, failure, onSave, onClose, children } = props;
  return (
    <Popup
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <Button block loading={busy} onPress={onSave}>
          {saveText}
        </Button>
      }
    >
      <View className={styles.hint}>{hint}</View>
      {children}
      <Optional>
        {failure ? (
          <NoticeBar tone="warning" urgent>
            {failure}
          </NoticeBar>
        ) : null}
      </Optional>
    </Popup>
  );
}
