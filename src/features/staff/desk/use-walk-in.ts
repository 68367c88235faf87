import { useState } from 'react';
import type { DeskOrder } from '@contract/desk/desk-order';
import type { WalkInProduct } from '@contract/desk/endpoints';
import { useText } from '@/i18n/messages';
import type { ServerData } from '@/http/hooks/use-server';
import { uuid } from '@/platform/secure-random/ids';
import { deskRequest } from './api';
import { DESK_MESSAGES } from './messages';
import { useDeskData } from './use-desk-data';
import { useDeskDraft } from './use-desk-draft';
import { useDeskStep } from './use-desk-step';
import {
  EMPTY_WALK_IN,
  GAP_MESSAGES,
  GONE_MESSAGES,
  offeredOf,
  WALK_IN_DRAFT,
  walkInGap,
} from './walk-in-rules';
import type { WalkInDraft, WalkInGap } from './walk-in-rules';

/** The form of a walk-in, with what its fields need. */
export interface WalkInForm {
  readonly draft: WalkInDraft;
  readonly put: (part: Partial<WalkInDraft>) => void;
  /** Why a field cannot be sent as it is; undefined unless it is the next one to fill in, or its choice is gone. */
  readonly errorOf: (field: WalkInGap) => string | undefined;
  readonly choices: ServerData<readonly WalkInProduct[]>;
  /** The input is from before the sheet was closed. */
  readonly isRetained: boolean;
  readonly clear: () => void;
  readonly busy: boolean;
  readonly problem: string | null;
  /** Reference of an order that conflicts with it. */
  readonly conflicting: string | null;
  readonly save: () => Promise<void>;
}

/** The order of a person who came without an appointment: its input, and sending it. @param today `YYYY-MM-DD` */
export function useWalkIn(today: string, onOrder: (order: DeskOrder) => void): WalkInForm {
  const t = useText(DESK_MESSAGES);
  const choices = useDeskData('GET /desk/walkInChoices.do', {}, today);
  const [stored, setDraft] = useDeskDraft(WALK_IN_DRAFT, EMPTY_WALK_IN);
  const { draft, gone } = choices.data
    ? offeredOf(stored, choices.data)
    : { draft: stored, gone: null };
  const [asked, setAsked] = useState<WalkInGap | null>(null);
  const [isRetained, setRetained] = useState(draft.name !== '' || draft.documentNumber !== '');
  const { busy, problem, conflicting, setProblem, run } = useDeskStep();
  const gap = walkInGap(draft, today);

  const save = async (): Promise<void> => {
    setAsked(gap);
    if (gap) return setProblem(t(GAP_MESSAGES[gap]));
    let order: DeskOrder | null = null;
    const { productId, slotId, doseNo, name, documentKind, documentNumber, birthday, sex, mobile } =
      draft;
    // After a lost answer, a second press sends the same order under the same key.
    const key = draft.key || (await uuid());
    setDraft({ ...draft, key });
    const done = await run(
      async () =>
        (order = await deskRequest('POST /desk/walkIn.do', {
          idempotencyKey: key,
          slotId: slotId ?? 0,
          productId,
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
    if (!done) return void choices.refresh();
    setDraft(undefined);
    if (order) onOrder(order);
  };
  return {
    draft,
    // What is changed is another order: under the same key it would be answered with the one that was sent before.
    put: (part) => setDraft({ ...stored, ...part, key: '' }),
    errorOf: (field) => {
      if (gone !== null && gone === field) return t(GONE_MESSAGES[gone]);
      return gap === field && gap === asked ? t(GAP_MESSAGES[field]) : undefined;
    },
    choices,
    isRetained,
    clear: () => {
      setDraft(undefined);
      setRetained(false);
      setAsked(null);
      setProblem(null);
    },
    busy,
    // A missing field is no longer the problem once it is filled in.
    problem: !asked || gap === asked ? problem : null,
    conflicting,
    save,
  };
}
