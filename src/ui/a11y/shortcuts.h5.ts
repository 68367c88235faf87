import { useEffect } from 'react';
import { useStable } from '../use-stable';

/** Keys of a page, pressed with Alt, by their `KeyboardEvent.key`. */
export type Shortcuts = Readonly<Record<string, () => void>>;

/** Whether keys are pressed on a keyboard with a mouse beside it; a phone's are on the screen, over the page. */
export const hasKeyboard = (): boolean => !window.matchMedia?.('(pointer: coarse)').matches;

/** Listens for a page's keys while it is mounted. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const press = useStable((key: string) => shortcuts[key]?.());
  const isKnown = useStable((key: string) => key in shortcuts);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!event.altKey || event.ctrlKey || event.metaKey || !isKnown(event.key)) return;
      event.preventDefault();
      press(event.key);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [press, isKnown]);
}
