import { View } from '@tarojs/components';
import { useState } from 'react';
import { CODE } from '@contract/errors';
import type { WaitlistEntry } from '@contract/waitlist/endpoints';
import { ReminderPart } from '@/features/service/reminder/components/reminder-part';
import { RefusalNotice } from '@/features/booking/submission/components/refusal-notice';
import { useRegion } from '@/shared/location/use-region';
import { isApiError } from '@/http/failure/api-error';
import type { ApiError } from '@/http/failure/api-error';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Button } from '@/ui/button/button';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Optional } from '@/ui/optional/optional';
import { Popup } from '@/ui/popup/popup';
import { Result } from '@/ui/state/result';
import { joinWaitlist } from '../api';
import { WAITLIST_MESSAGES } from '../messages';
import { cityOf, scopeText, scopesFor } from '../scope-rules';
import type { ScopeFacts, WaitlistScope } from '../scope-rules';
import { ScopeFields } from './scope-fields';
import styles from './waiting.module.scss';

type Violation = Pick<ApiError, 'code' | 'msg' | 'data'>;
type WaitlistRemedy = { readonly text: string; readonly onPress: () => void };

export interface JoinPopupProps extends ScopeFacts {
  readonly productId: string;
  readonly linkmanId: string;
  readonly name: string;
  readonly doseNo: number;
  /** The requested day. */
  readonly day: string | null;
  /** Preselects that day instead of a wider scope. */
  readonly isForDay?: boolean;
  /** Called when the clinic turned out to have free slots. */
  readonly onFree: () => void;
  readonly onClose: () => void;
}

/** Joins the waiting list: for a full day, the clinic, or the whole city. */
export function JoinPopup(props: JoinPopupProps) {
  const { productId, linkmanId, name, doseNo, depaCode, fullDays, onFree, onClose } = props;
  const t = useText(WAITLIST_MESSAGES);
  const region = useRegion();
  const scopes = scopesFor(props);
  const [scope, setScope] = useState<WaitlistScope>(props.isForDay ? 'day' : (scopes[0] ?? 'day'));
  const wanted = fullDays.find((one) => one === props.day) ?? fullDays[0] ?? '';
  const [day, setDay] = useState(wanted);
  const [view, setView] = useState<{
    readonly busy?: boolean;
    readonly violation?: Violation;
    readonly entry?: WaitlistEntry;
  }>({});
  const join = async (): Promise<void> => {
    setView({ busy: true });
    try {
      const scopeLabel = scopeText(scope, { depaCode, day, cityCode: cityOf(region.regionCode) });
      setView({ entry: await joinWaitlist({ linkmanId, productId, doseNo, ...scopeLabel }) });
    } catch (error) {
      setView({
        violation: isApiError(error) ? error : { code: '', msg: t('failed'), data: null },
      });
    }
  };
  const { busy = false, violation, entry } = view;
  const toList: WaitlistRemedy = {
    text: t('openList'),
    onPress: () => void navigate.to('waitingOffer'),
  };
  const toLocations = (): void => {
    if (scope === 'city') void navigate.to('vaccineDetail', { vaccId: productId });
    else onFree();
  };
  if (entry) return <Joined entry={entry} toList={toList} onClose={onClose} />;
  const remedyFacts: Readonly<Partial<Record<string, WaitlistRemedy>>> = {
    [CODE.ALREADY_WAITLISTED]: toList,
    [CODE.WAITLIST_LIMIT]: toList,
    [CODE.SLOTS_AVAILABLE]: { text: t('bookNow'), onPress: toLocations },
  };
  return (
    <Popup
      open
      title={t('joinTitle')}
      onClose={onClose}
      footer={
        <View>
          <Optional>
            {violation ? (
              <RefusalNotice
                title={t('failed')}
                violation={violation}
                target={{ depaCode: depaCode ?? '', productId }}
                action={remedyFacts[violation.code]}
              />
            ) : null}
          </Optional>
          <Button block loading={busy} onPress={() => void join()}>
            {t('join')}
          </Button>
        </View>
      }
    >
      <NoticeBar>{t('joinWaitlistHint')}</NoticeBar>
      <View className={styles.whom}>{t('forWhom', { name })}</View>
      <ScopeFields
        scopes={scopes}
        scope={scope}
        days={fullDays}
        day={day}
        onScope={setScope}
        onDay={setDay}
      />
    </Popup>
  );
}

/** That the person is on the list, at which place, and how they will hear of a slot. */
function Joined({
  entry,
  toList,
  onClose,
}: {
  readonly entry: WaitlistEntry;
  readonly toList: WaitlistRemedy;
  readonly onClose: () => void;
}) {
  const t = useText(WAITLIST_MESSAGES);
  return (
    <Popup open title={t('joinTitle')} onClose={onClose}>
      <Result
        kind="success"
        title={t('joined')}
        text={entry.ahead ? t('joinedAhead', { count: entry.ahead }) : t('joinedFirst')}
        action={toList}
      />
      <ReminderPart about="offer" />
    </Popup>
  );
}
