import { create } from 'zustand';

/**
 * What is typed at the desk and not sent yet. In memory only: a sheet that is closed by a slip, or a login that ends,
 * loses nothing, and nothing about a person stays on a shared machine.
 */
const useDrafts = create<{ readonly drafts: Readonly<Record<string, unknown>> }>(() => ({
  drafts: {},
}));

const put = (name: string, value: unknown): void =>
  useDrafts.setState(({ drafts }) => ({ drafts: { ...drafts, [name]: value } }));

/** A draft by its name, `initial` until something is typed; undefined forgets it. */
export function useDeskDraft<Value>(
  name: string,
  initial: Value,
): [value: Value, keep: (value: Value | undefined) => void] {
  const retained = useDrafts(({ drafts }) => drafts[name]) as Value | undefined;
  return [retained ?? initial, (value) => put(name, value)];
}

/** Keeps a draft for a form that is opened next. */
export const keepDeskDraft = put;

/** Forgets all of them: somebody signs out. */
export const forgetDeskDrafts = (): void => useDrafts.setState({ drafts: {} });
