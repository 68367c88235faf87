import { View } from '@tarojs/components';
import type { QuestionnaireCard } from '@contract/questionnaire/endpoints';
import type { ServerData } from '@/http/hooks/use-server';
import { loadState } from '@/http/hooks/load-state';
import { useDateText } from '@/i18n/date-text';
import { useLanguage } from '@/i18n/language';
import { useText } from '@/i18n/messages';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { Page } from '@/ui/page/page';
import { Empty } from '@/ui/state/empty';
import { Tag } from '@/ui/tag/tag';
import { QUESTIONNAIRE_MESSAGES } from '../messages';
import styles from './question.module.scss';

export interface QuestionnaireListProps {
  readonly title: string;
  readonly list: ServerData<{ readonly list: readonly QuestionnaireCard[] }>;
  readonly onOpen: (card: QuestionnaireCard) => void;
}

const TONES = { open: 'brand', begun: 'warning', answered: 'neutral' } as const;

/** The questionnaires that an account can answer or has answered. */
export function QuestionnaireList({ title, list, onOpen }: QuestionnaireListProps) {
  const t = useText(QUESTIONNAIRE_MESSAGES);
  const dates = useDateText();
  const language = useLanguage() === 'en' ? 'en' : 'zh';
  const { data } = list;
  if (!data) return <Page title={title} {...loadState(list, t('loadFailed'))} />;
  const noteOf = ({ visit, anonymous, givesBeans, questions }: QuestionnaireCard): string =>
    [
      ...(visit ? [t('visit', { day: dates.day(visit.day), clinic: visit.clinic[language] })] : []),
      t('count', { count: questions }),
      ...(anonymous ? [t('anonymous')] : []),
      ...(givesBeans ? [t('beans')] : []),
    ].join(' · ');
  return (
    <Page title={title}>
      {data.list.length === 0 ? (
        <Empty icon="clipboard-list" title={t('none')} text={t('noneText')} />
      ) : (
        <View>
          <View className={styles.note}>{t('about')}</View>
          <CellGroup>
            {data.list.map((card) => (
              <Cell
                key={`${card.code} ${card.visit?.orderId ?? ''}`}
                icon="clipboard-list"
                title={card.title[language]}
                note={noteOf(card)}
                value={<Tag tone={TONES[card.state]}>{t(card.state)}</Tag>}
                label={`${card.title[language]} ${noteOf(card)} ${t(card.state)}`}
                onPress={() => onOpen(card)}
              />
            ))}
          </CellGroup>
        </View>
      )}
    </Page>
  );
}
