import { create } from 'zustand';
import { countUnsaved } from '@/storage/unsaved';

/** Unsent input of a role of staff, by name. */
export interface StaffDrafts {
  /** A draft by its name, `initial` until something is entered; undefined deletes it. */
  readonly useDraft: <Value>(
    name: string,
    initial: Value,
  ) => [value: Value, keep: (value: Value | undefined) => void];
  readonly keep: (name: string, value: unknown) => void;
  /** Deletes drafts, by default all. */
  readonly forget: (isForgotten?: (name: string) => boolean) => void;
}

/**
 * In memory only: what is closed by accident or by an expired session loses nothing, and no personal data stays on a
 * shared machine.
 */
export function createStaffDrafts(): StaffDrafts {
  const useDrafts = create<{ readonly drafts: Readonly<Record<string, unknown>> }>(() => ({
    drafts: {},
  }));
  countUnsaved(useDrafts, ({ drafts }) =>
    Object.values(drafts).some((draft) => draft !== undefined),
  );
  const keep = (name: string, value: unknown): void =>
    useDrafts.setState(({ drafts }) => ({ drafts: { ...drafts, [name]: value } }));
  return {
    useDraft<Value>(name: string, initial: Value) {
      const retained = useDrafts(({ drafts }) => drafts[name]) as Value | undefined;
      return [retained ?? initial, (value) => keep(name, value)];
    },
    keep,
    forget: (isForgotten = () => true) =>
      useDrafts.setState(({ drafts }) => ({
        drafts: Object.fromEntries(Object.entries(drafts).filter(([name]) => !isForgotten(name))),
      })),
  };
}
