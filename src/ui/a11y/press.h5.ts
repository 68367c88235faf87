import type { KeyboardEvent } from 'react';
import { semantics } from './semantics';
import type { PressAttributes, PressOptions, RovingStop } from './press-types';

const GROUP = 'data-roving-group';
const STOP = 'data-roving-stop';

function move(event: KeyboardEvent<HTMLElement>, roving: RovingStop): void {
  const index = roving.target(event.key);
  if (index === undefined) return;
  event.preventDefault();
  const group = event.currentTarget.closest(`[${GROUP}]`);
  group?.querySelector<HTMLElement>(`[${STOP}="${index}"]`)?.focus();
  roving.onMove?.(index);
}

/** Attributes that make a View a control: role, name, Tab stop, tap, Enter and Space. */
export function pressable(options: PressOptions): PressAttributes {
  const { onPress, roving, disabled, stop, ...meaning } = options;
  const press = (): void => {
    if (!disabled) onPress();
  };
  const attributes = {
    ...semantics({ ...meaning, disabled, role: meaning.role ?? 'button' }),
    tabIndex: roving ? (roving.active ? 0 : -1) : disabled ? -1 : 0,
    [STOP]: roving?.index,
    onClick: (event: { stopPropagation(): void }) => {
      if (stop) event.stopPropagation();
      press();
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.target !== event.currentTarget) return;
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        event.stopPropagation();
        if (!event.repeat) press();
      } else if (roving) {
        move(event, roving);
      }
    },
  };
  return attributes as PressAttributes;
}

/** Attributes of the element that holds the stops of one roving group. */
export function rovingGroup(): PressAttributes {
  return { [GROUP]: '' } as PressAttributes;
}

/** Moves the focus to a stop of the group inside the element `id`. */
export function focusStop(id: string, index: number): void {
  document.getElementById(id)?.querySelector<HTMLElement>(`[${STOP}="${index}"]`)?.focus();
}
