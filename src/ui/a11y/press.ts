import type { ITouchEvent } from '@tarojs/components';
import { semantics } from './semantics';
import type { PressAttributes, PressOptions } from './press-types';

const HOVER_START_MS = 20;
const HOVER_STAY_MS = 80;

/** Attributes that make a View a control of a mini-program: role, name, tap and pressed look. */
export function pressable(options: PressOptions): PressAttributes {
  const { onPress, disabled, stop, roving: _keyboardOnly, ...meaning } = options;
  const attributes: PressAttributes = {
    ...semantics({ ...meaning, disabled, role: meaning.role ?? 'button' }),
    hoverClass: disabled ? 'none' : 'ui-pressed',
    hoverStartTime: HOVER_START_MS,
    hoverStayTime: HOVER_STAY_MS,
    onClick: (event: ITouchEvent) => {
      if (stop) event.stopPropagation();
      if (!disabled) onPress();
    },
  };
  return attributes;
}

/** Mini-programs have no keyboard navigation; the group needs no attributes. */
export function rovingGroup(): PressAttributes {
  return {};
}

/** Mini-programs have no focus to move. */
export function focusStop(_id: string, _index: number): void {}
