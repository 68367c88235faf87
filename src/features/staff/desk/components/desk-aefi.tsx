import { View } from '@tarojs/components';
import type { AefiCard } from '@contract/follow-up/endpoints';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { pressable } from '@/ui/a11y/press';
import { semantics } from '@/ui/a11y/semantics';
import { Icon } from '@/ui/icon/icon';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Tag } from '@/ui/tag/tag';
import { AEFI_MESSAGES } from '../aefi-messages';
import { useAefiCards } from '../use-aefi-cards';
import styles from './desk-aefi.module.scss';

const TONES = { emergency: 'danger', urgent: 'danger', clinic: 'warning' } as const;

/** Draft AEFI cards above the day's list; nothing where there are none. */
export function DeskAefi({ onOpen }: { readonly onOpen: (cardId: string) => void }) {
  const t = useText(AEFI_MESSAGES);
  const { data = [], error } = useAefiCards();
  if (error && data.length === 0)
    return (
      <NoticeBar tone="warning" title={t('loadFailed')}>
        {error.msg}
      </NoticeBar>
    );
  if (data.length === 0) return null;
  return (
    <View className={styles.cards} {...semantics({ role: 'group', label: t('cards') })}>
      <View className={styles.title} {...semantics({ role: 'heading', level: 2 })}>
        {t('cards')}
      </View>
      <View className={styles.note}>{t('cardsNote')}</View>
      <View {...semantics({ role: 'status', live: 'assertive' })}>
        {data.map((card) => (
          <AefiCardRow key={card.cardId} card={card} onOpen={onOpen} />
        ))}
      </View>
    </View>
  );
}

interface AefiCardRowProps {
  readonly card: AefiCard;
  readonly onOpen: (cardId: string) => void;
}

function AefiCardRow({ card, onOpen }: AefiCardRowProps) {
  const t = useText(AEFI_MESSAGES);
  const state = useCardState()(card);
  return (
    <View className={styles.card} {...pressable({ onPress: () => onOpen(card.cardId) })}>
      <Tag tone={card.outcome ? 'neutral' : TONES[card.level]}>{t(card.level)}</Tag>
      <View className={styles.who}>
        <View className={styles.name}>{`${card.personName} · ${card.productName}`}</View>
        <View className={styles.note}>{card.hasNews ? `${state} · ${t('hasNews')}` : state}</View>
      </View>
      <Icon name="chevron-right" />
    </View>
  );
}

/** Where a card stands, in a sentence. */
function useCardState(): (card: AefiCard) => string {
  const t = useText(AEFI_MESSAGES);
  const dates = useDateText();
  return ({ outcome, takenBy, escalatedAt, takeBy }) => {
    if (outcome) return t('closedAs', { outcome: t(outcome) });
    if (takenBy) return t('takenBy', { name: takenBy });
    return escalatedAt === null ? t('takeBy', { time: dates.dateTime(takeBy) }) : t('late');
  };
}
