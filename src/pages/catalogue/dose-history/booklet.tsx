import { View } from '@tarojs/components';
import { useState } from 'react';
import { MOST_BOOKLET_PICTURES } from '@contract/plan/booklet-rules';
import type { BookletPicture } from '@contract/plan/dose-history-endpoints';
import { pictureUrl } from '@/http/picture-url';
import { useText } from '@/i18n/messages';
import { pressable } from '@/ui/a11y/press';
import { semantics } from '@/ui/a11y/semantics';
import { Card } from '@/ui/card/card';
import { Icon } from '@/ui/icon/icon';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Picture } from '@/ui/picture/picture';
import { PictureViewer } from '@/ui/picture-viewer/picture-viewer';
import { useConfirm } from '@/ui/popup/use-confirm';
import { Section } from '@/ui/section/section';
import { showToast } from '@/ui/toast/toast';
import { BOOKLET_MESSAGES } from './booklet-messages';
import { useBooklet } from './use-booklet';
import styles from './booklet.module.scss';

export interface BookletProps {
  readonly linkmanId: string;
  readonly pictures: readonly BookletPicture[];
}

/** Width of a tile's picture, as the provider has it. */
const SMALL = '&size=720';

/** Pictures of the paper booklet: seen by the account only, added and removed at any time. */
export function Booklet({ linkmanId, pictures }: BookletProps) {
  const t = useText(BOOKLET_MESSAGES);
  const { isSending, failure, retry, add, remove } = useBooklet(linkmanId, pictures.length);
  const [ask, question] = useConfirm();
  const [index, setIndex] = useState<number | null>(null);
  const isFull = pictures.length >= MOST_BOOKLET_PICTURES;
  const askToRemove = async (fileId: string): Promise<void> => {
    const isSure = await ask({
      title: t('removeAsk'),
      text: t('removeText'),
      confirmText: t('removeYes'),
      tone: 'danger',
    });
    if (isSure && (await remove(fileId))) showToast(t('removed'), 'success');
  };
  return (
    <Section title={t('title')} note={t('note')}>
      <Card>
        <View className={styles.tiles}>
          {pictures.map(({ fileId, url }, position) => (
            <View key={fileId} className={styles.tile}>
              <View
                className={styles.open}
                {...pressable({
                  label: t('open', { index: position + 1 }),
                  onPress: () => setIndex(position),
                })}
              >
                <Picture src={pictureUrl(url + SMALL)} alt="" ratio="square" />
              </View>
              <View
                className={styles.remove}
                {...pressable({
                  label: t('remove', { index: position + 1 }),
                  onPress: () => void askToRemove(fileId),
                })}
              >
                <Icon name="trash-2" size="sm" />
              </View>
            </View>
          ))}
          {isFull ? null : (
            <View
              className={styles.add}
              {...pressable({
                label: t('add'),
                disabled: isSending,
                onPress: () => void add(),
              })}
            >
              <Icon name="camera" size="lg" />
              <View className={styles.addText}>{t('add')}</View>
            </View>
          )}
        </View>
        <View {...semantics({ role: 'status', live: 'polite' })}>
          {isSending ? t('sending') : ''}
        </View>
        {failure ? (
          <NoticeBar
            tone="warning"
            urgent
            action={retry ? { text: t('retry'), onPress: retry } : undefined}
          >
            {failure}
          </NoticeBar>
        ) : null}
        <View className={styles.hint}>
          {isFull ? t('full', { count: MOST_BOOKLET_PICTURES }) : t('private')}
        </View>
      </Card>
      <PictureViewer
        urls={pictures.map(({ url }) => pictureUrl(url))}
        index={index}
        onClose={() => setIndex(null)}
      />
      {question}
    </Section>
  );
}
