import { View } from '@tarojs/components';
import { useState } from 'react';
import { SessionRows } from '@/shared/session/components/session-rows';
import { useAnswer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Popup } from '@/ui/popup/popup';
import { FACTOR_MESSAGES } from '../factor-messages';
import { createStaffRequest } from '../staff-request';
import type { AnySession } from '../staff-request';
import { useIdleEnd } from '../use-idle-end';
import { usePolling } from '../use-polling';
import styles from './staff-account.module.scss';

/** ms between looks at the sessions: a new device is noticed within it. */
const CHECK_INTERVAL = 5 * 60_000;

/**
 * What members of staff see of their account: their devices, their second step, and a notice of a device that was new to
 * it. Ends the session once nobody has touched the page for the provider's time of rest.
 */
export function StaffAccount({ session }: { readonly session: AnySession }) {
  const t = useText(FACTOR_MESSAGES);
  const [open, setOpen] = useState(false);
  const [seen, setSeen] = useState<readonly string[]>([]);
  const call = createStaffRequest<'GET /staff/security.do' | 'POST /staff/session/end.do'>(session);
  const { data, refresh } = useAnswer(['GET /staff/security.do', session.tokenOf()], () =>
    call('GET /staff/security.do', {}),
  );
  usePolling(refresh, CHECK_INTERVAL);
  const { sessions = [], idleTime = null, hasFactor = false, recoveryLeft = 0 } = data ?? {};
  const own = sessions.find(({ isPresent }) => isPresent);
  useIdleEnd(idleTime, () => {
    call('POST /staff/session/end.do', { sessionId: own?.sessionId }).catch(() => undefined);
    session.setSession(null, true);
  });
  const strange = sessions.filter(
    ({ isPresent, isNewDevice, sessionId }) =>
      !isPresent && isNewDevice && !seen.includes(sessionId),
  );
  const check = (): void => {
    setSeen(sessions.map(({ sessionId }) => sessionId));
    setOpen(true);
  };
  const end = async (sessionId?: string): Promise<void> => {
    await call('POST /staff/session/end.do', sessionId === undefined ? {} : { sessionId });
    await refresh();
  };
  return (
    <View>
      <View className={styles.open}>
        <Button kind="text" size="sm" icon="shield-check" onPress={check}>
          {t('account')}
        </Button>
      </View>
      {strange.length > 0 ? (
        <NoticeBar tone="warning" action={{ text: t('look'), onPress: check }}>
          {t('newDevice')}
        </NoticeBar>
      ) : null}
      <Popup open={open} onClose={() => setOpen(false)} title={t('account')}>
        <CellGroup>
          <Cell
            title={t('secondStep')}
            value={t(hasFactor ? 'stepOn' : 'stepOff')}
            note={hasFactor ? undefined : t('stepOffNote')}
          />
          {hasFactor ? (
            <Cell title={t('recoveryLeft')} value={recoveryLeft} note={t('recoveryLow')} />
          ) : null}
        </CellGroup>
        <SessionRows list={sessions} end={end} hint={t('strangeDevice')} />
      </Popup>
    </View>
  );
}
