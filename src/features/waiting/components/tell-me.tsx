import { View } from '@tarojs/components';
import { memo, useState } from 'react';
import { refreshServerData } from '@/http/use-server';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { WAITING_MESSAGES } from '../messages';
import { scopesFor } from '../scope-rules';
import { JoinPopup } from './join-popup';
import type { JoinPopupProps } from './join-popup';

export interface TellMeProps extends Omit<JoinPopupProps, 'onClose' | 'onFree' | 'day'> {
  readonly day?: string | null;
}

/** The way onto the waiting list, there where something is full. */
export const TellMe = memo(function TellMe({ day = null, ...facts }: TellMeProps) {
  const t = useText(WAITING_MESSAGES);
  const [isOpen, setOpen] = useState(false);
  const toCalendar = (): void => {
    setOpen(false);
    void refreshServerData('GET /subscribe/subscribe/departmentWorkDays.do');
  };
  if (scopesFor(facts).length === 0) return null;
  return (
    <View>
      <Button kind="text" block icon="bell" onPress={() => setOpen(true)}>
        {t('tellMe')}
      </Button>
      <View>
        {isOpen ? (
          <JoinPopup {...facts} day={day} onFree={toCalendar} onClose={() => setOpen(false)} />
        ) : null}
      </View>
    </View>
  );
});
