import { View } from '@tarojs/components';
import { useCallback } from 'react';
import type { GuideAdvice } from '@contract/recommend/endpoints';
import { ProductRow } from '@/features/doses/vaccine/components/product-row';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Section } from '@/ui/section/section';
import { Empty } from '@/ui/state/empty';
import { CHOOSE_MESSAGES } from '../messages';
import styles from './advice-list.module.scss';

/** Cautions first, then vaccines with the reason for each and links to their products. */
export function AdviceList({ advice }: { readonly advice: readonly GuideAdvice[] }) {
  const t = useText(CHOOSE_MESSAGES);
  const open = useCallback((vaccId: string) => void navigate.to('vaccineDetail', { vaccId }), []);
  const notes = advice.filter(({ kind }) => kind === 'note');
  const rest = advice.filter(({ kind }) => kind !== 'note');
  return (
    <Section title={t('result')} note={t('resultCount', { count: rest.length })}>
      {notes.map(({ adviceId, title, reason }) => (
        <View key={adviceId} className={styles.note}>
          <NoticeBar tone="warning" title={title}>
            {reason}
          </NoticeBar>
        </View>
      ))}
      {rest.length === 0 ? (
        <Empty icon="syringe" title={t('none')} text={t('noneText')} />
      ) : (
        rest.map(({ adviceId, kind, title, reason, products }) => (
          <Card key={adviceId}>
            <View className={styles.title} {...semantics({ role: 'heading', level: 3 })}>
              {title}
            </View>
            <View className={styles.reason}>{reason}</View>
            {kind === 'plan' ? (
              <View className={styles.act}>
                <Button
                  size="sm"
                  kind="secondary"
                  icon="calendar-check"
                  onPress={() => void navigate.to('vaccinePlan')}
                >
                  {t('toPlan')}
                </Button>
              </View>
            ) : (
              products.map((product) => (
                <ProductRow key={product.productId} product={product} onOpen={open} />
              ))
            )}
          </Card>
        ))
      )}
    </Section>
  );
}
