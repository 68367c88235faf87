import { View } from '@tarojs/components';
import { TEXT_LIMITS } from '@contract/community/content-limit-rules';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { TextareaField } from '@/ui/field/textarea-field';
import { Refusal } from '@/ui/notice/refusal';
import { Popup } from '@/ui/popup/popup';
import { DECISION_MESSAGES } from '../decision-messages';
import { useAppeal } from '../use-appeal';
import styles from './decision-card.module.scss';

export interface AppealPopupProps {
  readonly decisionId: string;
  /** False: closed, with what was typed still there. */
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSent: () => void;
}

/** Asks that another moderator looks at a decision again. */
export function AppealPopup({ decisionId, open, onClose, onSent }: AppealPopupProps) {
  const t = useText(DECISION_MESSAGES);
  const form = useAppeal(decisionId, onSent);
  return (
    <Popup
      open={open}
      title={t('appeal')}
      onClose={onClose}
      footer={
        <View>
          <Refusal title={t('notSent')} reason={form.refusal} />
          <Button block loading={form.busy} onPress={() => void form.send()}>
            {t('send')}
          </Button>
        </View>
      }
    >
      <View className={styles.once}>{t('once')}</View>
      <TextareaField
        label={t('text')}
        value={form.text}
        onChange={form.changeText}
        maxLength={TEXT_LIMITS.appeal}
        hint={t('textHint')}
        error={form.lacksText ? t('textViolation') : undefined}
        required
      />
    </Popup>
  );
}
