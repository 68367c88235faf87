import type { ViewProps } from '@tarojs/components';
import type { SemanticAttributes, Semantics } from './semantics-types';

/** One stop of a group navigated by arrow keys (radio group, tabs, calendar). */
export interface RovingStop {
  readonly index: number;
  /** Whether Tab focuses this stop when entering the group. */
  readonly active: boolean;
  /** Index to move to for a key; undefined if the key has no effect. */
  readonly target: (key: string) => number | undefined;
  /** Called after the focus moved to `index`. */
  readonly onMove?: ((index: number) => void) | undefined;
}

export interface PressOptions extends Semantics {
  readonly onPress: () => void;
  readonly roving?: RovingStop | undefined;
  /** Keeps the tap from reaching a pressable parent. */
  readonly stop?: boolean | undefined;
}

export type PressAttributes = SemanticAttributes &
  Pick<ViewProps, 'onClick' | 'hoverClass' | 'hoverStartTime' | 'hoverStayTime'>;
