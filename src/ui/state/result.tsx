import type { ReactNode } from 'react';
import type { IconName } from '../icon/icons';
import { StateBlock } from './state-block';
import type { BlockAction } from './state-block';

export type ResultKind = 'success' | 'failure' | 'waiting' | 'notice';

export interface ResultProps {
  readonly kind: ResultKind;
  readonly title: string;
  readonly text?: ReactNode;
  readonly action?: BlockAction | undefined;
  readonly second?: BlockAction | undefined;
  /** Facts below the text: a booking reference, a summary card. */
  readonly children?: ReactNode;
}

const APPEARANCE: Record<
  ResultKind,
  { icon: IconName; tone: 'success' | 'danger' | 'brand' | 'warning'; role: 'alert' | 'status' }
> = {
  success: { icon: 'circle-check', tone: 'success', role: 'status' },
  failure: { icon: 'circle-x', tone: 'danger', role: 'alert' },
  waiting: { icon: 'clock', tone: 'brand', role: 'status' },
  notice: { icon: 'info', tone: 'warning', role: 'status' },
};

/** Full-page result of an action. */
export function Result({ kind, ...rest }: ResultProps) {
  return <StateBlock {...APPEARANCE[kind]} {...rest} size="page" />;
}
