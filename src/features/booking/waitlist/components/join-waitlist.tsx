import { View } from '@tarojs/components';
import { memo, useState } from 'react';
import { refreshServerData } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Optional } from '@/ui/optional/optional';
import { WAITLIST_MESSAGES } from '../messages';
import { scopesFor } from '../scope-rules';
import { JoinPopup } from './join-popup';
import type { JoinPopupProps } from './join-popup';

export interface JoinWaitlistProps extends Omit<
  JoinPopupProps,
  'onClose' | 'onFree' | 'day' | 'isForDay'
> {
  readonly day?: string | null;
  /** A full day that was tapped elsewhere, to join its waiting list; null: none. */
  readonly asked?: string | null;
  readonly onAsked?: (day: string | null) => void;
}

/** The button to join a waiting list, where something is full. */
export const JoinWaitlist = memo(function JoinWaitlist(props: JoinWaitlistProps) {
  const { day = null, asked = null, onAsked, ...facts } = props;
  const t = useText(WAITLIST_MESSAGES);
  const [isOpen, setOpen] = useState(false);
  const close = (): void => {
    setOpen(false);
    onAsked?.(null);
  };
  const toCalendar = (): void => {
    close();
    void refreshServerData('GET /subscribe/subscribe/departmentWorkDays.do');
  };
  if (scopesFor(facts).length === 0) return null;
  return (
    <View>
      <Button kind="text" block icon="bell" onPress={() => setOpen(true)}>
        {t('joinWaitlistTitle')}
      </Button>
      <Optional>
        {isOpen || asked !== null ? (
          <JoinPopup
            {...facts}
            key={asked}
            day={asked ?? day}
            isForDay={asked !== null}
            onFree={toCalendar}
            onClose={close}
          />
        ) : null}
      </Optional>
    </View>
  );
});
