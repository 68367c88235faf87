import { View } from '@tarojs/components';
import { useState } from 'react';
import { CARD_OUTCOMES } from '@contract/follow-up/card-rules';
import type { CardOutcome } from '@contract/follow-up/card-rules';
import type { AefiCardDetail } from '@contract/follow-up/endpoints';
import { AnswerList } from '@/features/aftercare/follow-up/components/answer-list';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { callPhone } from '@/platform/phone-call';
import { Button } from '@/ui/button/button';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { RadioGroup } from '@/ui/choice/radio-group';
import { Refusal } from '@/ui/notice/refusal';
import { Popup } from '@/ui/popup/popup';
import { Skeleton } from '@/ui/state/skeleton';
import { AEFI_FORM_MESSAGES } from '../records/aefi-form-messages';
import { AEFI_MESSAGES } from '../aefi-messages';
import { useAefiCard } from '../use-aefi-card';
import styles from './desk-aefi.module.scss';

export interface DeskAefiSheetProps {
  readonly cardId: string;
  readonly onClose: () => void;
  /** Opens the national form, as far as it is filled in here. */
  readonly onForm: (card: AefiCardDetail) => void;
}

/** A draft AEFI card: who and what, the family's answers, taking it on and closing it. */
export function DeskAefiSheet({ cardId, onClose, onForm }: DeskAefiSheetProps) {
  const t = useText(AEFI_MESSAGES);
  const { card, failure, step, take, close } = useAefiCard(cardId);
  const form = useText(AEFI_FORM_MESSAGES);
  const [outcome, setOutcome] = useState<CardOutcome>();
  const end = async (): Promise<void> => {
    if (!outcome) return step.setProblem(t('chooseOutcome'));
    if (await close(outcome)) onClose();
  };
  return (
    <Popup open title={t('title')} onClose={onClose}>
      <Refusal title={t('failed')} reason={failure || step.problem} />
      {!card && !failure ? <Skeleton shape="list" count={3} /> : null}
      {card ? <CardFacts card={card} /> : null}
      {card && (card.takenBy || card.outcome) ? (
        <Button block kind="text" icon="file-text" onPress={() => onForm(card)}>
          {form('open')}
        </Button>
      ) : null}
      {card && !card.takenBy && !card.outcome ? (
        <Button block loading={step.busy} onPress={() => void take()}>
          {t('take')}
        </Button>
      ) : null}
      {card?.takenBy && !card.outcome ? (
        <View>
          <RadioGroup
            label={t('outcome')}
            value={outcome}
            options={CARD_OUTCOMES.map((value) => ({ value, label: t(value) }))}
            onChange={setOutcome}
          />
          <Button block kind="secondary" loading={step.busy} onPress={() => void end()}>
            {t('close')}
          </Button>
        </View>
      ) : null}
    </Popup>
  );
}

function CardFacts({ card }: { readonly card: AefiCardDetail }) {
  const t = useText(AEFI_MESSAGES);
  const dates = useDateText();
  const eventText = (kind: AefiCardDetail['events'][number]['kind'], name: string): string =>
    kind === 'seen' || kind === 'taken' || kind === 'closed' ? t(kind, { name }) : t(kind);
  return (
    <View>
      <CellGroup>
        <Cell title={t('person')} value={`${card.personName} · ${t(card.level)}`} />
        <Cell title={t('birthday')} value={dates.birthday(card.birthday)} />
        <Cell title={t('document')} value={card.documentMasked} />
        {card.guardianName ? <Cell title={t('guardian')} value={card.guardianName} /> : null}
        <Cell
          icon="phone"
          title={t('call')}
          note={card.mobile}
          onPress={() => void callPhone(card.mobile)}
        />
        <Cell title={t('vaccine')} value={`${card.productName} · ${card.doseLabel}`} />
        <Cell title={t('lot')} value={card.lot} />
        <Cell title={t('doneAt')} value={dates.dateTime(card.doneAt)} />
        <Cell
          title={t('reportBy')}
          note={t('reportRule', { time: dates.dateTime(card.reportBy) })}
        />
      </CellGroup>
      <View className={styles.legend}>{t('answers')}</View>
      <AnswerList answers={card.answers} />
      <View className={styles.legend}>{t('log')}</View>
      {card.events.map(({ kind, at, by }) => (
        <View key={`${kind} ${at} ${by}`} className={styles.event}>
          {`${dates.dateTime(at)} ${eventText(kind, by)}`}
        </View>
      ))}
    </View>
  );
}
