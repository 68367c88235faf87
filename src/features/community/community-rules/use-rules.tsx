import { View } from '@tarojs/components';
import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Popup } from '@/ui/popup/popup';
import { acceptRules, hasAcceptedRules } from './consent';
import { COMMUNITY_RULES, COMMUNITY_RULES_MESSAGES } from './messages';
import styles from './rules.module.scss';

/**
 * Asks for consent to the community's rules before the first text of a user. Render the returned element in the page.
 * Resolves whether they are accepted.
 */
export function useRules(): [ask: () => Promise<boolean>, element: ReactElement] {
  const t = useText(COMMUNITY_RULES_MESSAGES);
  const [open, setOpen] = useState(false);
  const answer = useRef<(isAccepted: boolean) => void>();
  const ask = (): Promise<boolean> => {
    if (hasAcceptedRules()) return Promise.resolve(true);
    setOpen(true);
    return new Promise((resolve) => {
      answer.current = resolve;
    });
  };
  const close = (isAccepted: boolean): void => {
    setOpen(false);
    if (isAccepted) acceptRules();
    answer.current?.(isAccepted);
    answer.current = undefined;
  };
  const element = (
    <Popup
      open={open}
      onClose={() => close(false)}
      title={t('title')}
      footer={
        <>
          <Button block onPress={() => close(true)}>
            {t('accept')}
          </Button>
          <Button block kind="text" onPress={() => close(false)}>
            {t('later')}
          </Button>
        </>
      }
    >
      <View className={styles.lead}>{t('lead')}</View>
      {COMMUNITY_RULES.map((rule, index) => (
        <View key={rule} className={styles.rule}>
          {index + 1}. {t(rule)}
        </View>
      ))}
    </Popup>
  );
  return [ask, element];
}
