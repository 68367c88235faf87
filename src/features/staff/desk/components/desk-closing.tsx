import { View } from '@tarojs/components';
import type { DeskOrder } from '@contract/desk/desk-order';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Refusal } from '@/ui/notice/refusal';
import { deskRequest } from '../api';
import type { DeskTarget } from '../desk-target';
import { DESK_MESSAGES } from '../messages';
import { useDeskStep } from '../use-desk-step';
import { DeskCloseForm } from './desk-close-form';
import { DeskClosed } from './desk-closed';

interface Props {
  readonly target: DeskTarget;
  /** Display name of the day or slot. */
  readonly name: string;
  readonly closed: boolean;
  readonly closeText: string;
  readonly openText: string;
  /** Reloads the day. */
  readonly refresh: () => Promise<unknown>;
  readonly onOpened: () => void;
  readonly onOrder: (order: DeskOrder) => void;
}

/** Closes a day or a slot; once it is closed, shows who was notified and can open it again. */
export function DeskClosing(props: Props) {
  const { target, name, closed, closeText, openText, refresh, onOpened, onOrder } = props;
  const t = useText(DESK_MESSAGES);
  const { busy, problem, run } = useDeskStep();

  const open = async (): Promise<void> => {
    const done = await run(
      () => deskRequest('POST /desk/reopen.do', target),
      ({ slots, told }) => (slots > 0 ? t('openResult', { told }) : t('openAlready')),
    );
    if (!done) return;
    // The sheet goes first: with the new day it would offer the closing where the finger still is.
    onOpened();
    void refresh();
  };
  if (!closed)
    return <DeskCloseForm target={target} name={name} closeText={closeText} refresh={refresh} />;
  return (
    <View>
      <DeskClosed target={target} onOrder={onOrder} />
      <Refusal title={t('failed')} reason={problem} />
      <Button block kind="secondary" loading={busy} onPress={() => void open()}>
        {openText}
      </Button>
    </View>
  );
}
