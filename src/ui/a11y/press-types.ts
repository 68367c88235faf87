import type { ViewProps } from '@tarojs/components';
import type { SemanticAttributes, Semantics } from './semantics-types';

/** One stop of a group that the arrow keys walk through (radio group, tabs, calendar). */
export interface RovingStop {
  readonly index: number;
  /** Whether Tab lands here when the group is entered. */
  readonly active: boolean;
  /** Index to go to for a key, or undefined where the key means nothing. */
  readonly target: (key: string) => number | undefined;
  /** Called after the focus went to `index`. */
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
