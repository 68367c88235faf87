import { create } from 'zustand';
import { countUnsaved } from '@/storage/unsaved';

/**
 * Unsent input at the desk. In memory only: a sheet closed by accident or an expired session loses nothing, and no
 * personal data stays on a shared machine.
 */
const useDrafts = create<{ readonly drafts: Readonly<Record<string, unknown>> }>(() => ({
  drafts: {},
}));

countUnsaved(useDrafts, ({ drafts }) => Object.values(drafts).some((draft) => draft !== undefined));

const put = (name: string, value: unknown): void =>
  useDrafts.setState(({ drafts }) => ({ drafts: { ...drafts, [name]: value } }));

/** A draft by its name, `initial` until something is typed; undefined deletes it. */
export function useDeskDraft<Value>(
  name: string,
  initial: Value,
): [value: Value, keep: (value: Value | undefined) => void] {
  const retained = useDrafts(({ drafts }) => drafts[name]) as Value | undefined;
  return [retained ?? initial, (value) => put(name, value)];
}

/** Stores a draft for a form that is opened next. */
export const keepDeskDraft = put;

/** Deletes all drafts at sign-out. */
export const forgetDeskDrafts = (): void => useDrafts.setState({ drafts: {} });
