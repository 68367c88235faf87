import type { WalkInProduct } from '@contract/desk/endpoints';
import type { DocumentKind, Sex } from '@contract/linkman/document-rules';
import { readDocument } from '@contract/linkman/document-rules';
import { isTypedName } from '@contract/linkman/name-rules';

/** Input of a walk-in; '' and null where nothing is entered yet. */
export interface WalkInDraft {
  readonly productId: string;
  readonly slotId: number | null;
  readonly doseNo: number;
  readonly name: string;
  readonly documentKind: DocumentKind;
  readonly documentNumber: string;
  readonly birthday: string;
  readonly sex: Sex | null;
  readonly mobile: string;
  /** Idempotency key of the order; '' until it is first sent. */
  readonly key: string;
}

export const EMPTY_WALK_IN: WalkInDraft = {
  productId: '',
  slotId: null,
  doseNo: 1,
  name: '',
  documentKind: 1,
  documentNumber: '',
  birthday: '',
  sex: null,
  mobile: '',
  key: '',
};

/** Name of the walk-in among the desk's drafts. */
export const WALK_IN_DRAFT = 'walkIn';

/** A field that still has to be filled in. */
export type WalkInGap = 'vaccine' | 'time' | 'name' | 'number' | 'birthday' | 'sex';

/** The message that asks for each field. */
export const GAP_MESSAGES = {
  vaccine: 'gapVaccine',
  time: 'gapTime',
  name: 'gapName',
  number: 'gapNumber',
  birthday: 'gapBirthday',
  sex: 'gapSex',
} as const satisfies Record<WalkInGap, string>;

/** The first field that is missing; sex and birthday only where the document does not say them. */
export function walkInGap(draft: WalkInDraft, today: string): WalkInGap | null {
  if (!draft.productId) return 'vaccine';
  if (draft.slotId === null) return 'time';
  if (!isTypedName(draft.name)) return 'name';
  if (!draft.documentNumber.trim()) return 'number';
  const told = readDocument(draft.documentKind, draft.documentNumber, today);
  if (told.violation !== null) return null;
  if (!told.birthday && !draft.birthday) return 'birthday';
  return !told.sex && draft.sex === null ? 'sex' : null;
}

/** A choice of a draft that is no longer offered. */
type WalkInGone = 'vaccine' | 'time';

/** The message that says so of each choice. */
export const GONE_MESSAGES = {
  vaccine: 'goneVaccine',
  time: 'goneTime',
} as const satisfies Record<WalkInGone, string>;

type Chosen = Pick<WalkInProduct, 'productId'> & {
  readonly slots: readonly Pick<WalkInProduct['slots'][number], 'slotId'>[];
};

/** A draft without a choice that is no longer offered, such as the time of a draft of yesterday. */
export function offeredOf(
  draft: WalkInDraft,
  products: readonly Chosen[],
): { readonly draft: WalkInDraft; readonly gone: WalkInGone | null } {
  const { productId, slotId } = draft;
  if (productId === '') return { draft, gone: null };
  const product = products.find((each) => each.productId === productId);
  if (!product) return { draft: { ...draft, productId: '', slotId: null }, gone: 'vaccine' };
  if (slotId === null || product.slots.some((slot) => slot.slotId === slotId))
    return { draft, gone: null };
  return { draft: { ...draft, slotId: null }, gone: 'time' };
}

/** Whether this kind of document contains sex and birthday. */
export const identifiesPerson = (kind: DocumentKind): boolean => kind === 1 || kind === 5;
