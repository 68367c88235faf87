import { View } from '@tarojs/components';
import { useCallback, useEffect, useState } from 'react';
import type { DeskOrder } from '@contract/desk/desk-order';
import type { WalkInProduct } from '@contract/desk/endpoints';
import { isApiError } from '@/http/failure/api-error';
import { useText } from '@/i18n/messages';
import { uuid } from '@/platform/secure-random/ids';
import { Button } from '@/ui/button/button';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Popup } from '@/ui/popup/popup';
import { Empty } from '@/ui/state/empty';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { deskRequest } from '../api';
import { DESK_MESSAGES } from '../messages';
import { useDeskDraft } from '../use-desk-draft';
import { useDeskStep } from '../use-desk-step';
import { EMPTY_WALK_IN, GAP_MESSAGES, WALK_IN_DRAFT, walkInGap } from '../walk-in-rules';
import type { WalkInGap } from '../walk-in-rules';
import { DeskWalkInFields } from './desk-walk-in-fields';

interface Props {
  readonly today: string;
  readonly onClose: () => void;
  /** An order that was made, or the one that conflicts with it. */
  readonly onOrder: (order: DeskOrder) => void;
}

/** Creates the order of a person who came without an appointment. */
export function DeskWalkIn({ today, onClose, onOrder }: Props) {
  const t = useText(DESK_MESSAGES);
  const [products, setProducts] = useState<readonly WalkInProduct[] | null>(null);
  const [unread, setUnread] = useState<string | null>(null);
  const [draft, setDraft] = useDeskDraft(WALK_IN_DRAFT, EMPTY_WALK_IN);
  const [asked, setAsked] = useState<WalkInGap | null>(null);
  const [isRetained, setRetained] = useState(draft.name !== '' || draft.documentNumber !== '');
  const { busy, problem, conflicting, setProblem, run } = useDeskStep();
  const load = useCallback(async () => {
    setUnread(null);
    await deskRequest('GET /desk/walkInChoices.do', {}).then(setProducts, (error: unknown) =>
      setUnread(isApiError(error) ? error.msg : String(error)),
    );
  }, []);
  useEffect(() => void load(), [load]);
  const gap = walkInGap(draft, today);

  const save = async (): Promise<void> => {
    setAsked(gap);
    if (gap) return setProblem(t(GAP_MESSAGES[gap]));
    let order: DeskOrder | null = null;
    const { slotId, doseNo, name, documentKind, documentNumber, birthday, sex, mobile } = draft;
    // After a lost answer, a second press sends the same order under the same key.
    const key = draft.key || (await uuid());
    setDraft({ ...draft, key });
    const done = await run(
      async () =>
        (order = await deskRequest('POST /desk/walkIn.do', {
          idempotencyKey: key,
          slotId: slotId ?? 0,
          doseNo,
          name,
          documentKind,
          documentNumber,
          ...(birthday ? { birthday } : {}),
          ...(sex === null ? {} : { sex }),
          ...(mobile ? { mobile } : {}),
        })),
      ({ reference }) => t('walkInDone', { reference }),
    );
    // Slots may have filled meanwhile.
    if (!done) return load();
    setDraft(undefined);
    if (order) onOrder(order);
  };
  const clear = (): void => {
    setDraft(undefined);
    setRetained(false);
    setAsked(null);
    setProblem(null);
  };
  const openConflicting = async (code: string): Promise<void> => {
    const found = await deskRequest('GET /desk/find.do', { code }, {}).catch(() => null);
    if (found) onOrder(found);
  };

  return (
    <Popup
      open
      title={t('walkIn')}
      onClose={onClose}
      footer={
        <View>
          {problem && (!asked || gap === asked) ? (
            <NoticeBar
              tone="danger"
              title={t('failed')}
              urgent
              action={
                conflicting
                  ? { text: t('openOrder'), onPress: () => void openConflicting(conflicting) }
                  : undefined
              }
            >
              {problem}
            </NoticeBar>
          ) : null}
          <Button block loading={busy} disabled={!products?.length} onPress={() => void save()}>
            {t('walkInSave')}
          </Button>
        </View>
      }
    >
      {products?.length === 0 ? <Empty title={t('walkInNone')} text={t('walkInNoneText')} /> : null}
      {unread && !products ? <ErrorBlock reason={unread} onRetry={() => void load()} /> : null}
      {!products && !unread ? <Skeleton shape="list" count={3} /> : null}
      {isRetained ? (
        <NoticeBar tone="info" action={{ text: t('walkInAnew'), onPress: clear }}>
          {t('walkInSaved')}
        </NoticeBar>
      ) : null}
      {products?.length ? (
        <DeskWalkInFields
          draft={draft}
          products={products}
          gap={gap === asked ? gap : null}
          today={today}
          put={(part) => setDraft({ ...draft, ...part })}
        />
      ) : null}
    </Popup>
  );
}
