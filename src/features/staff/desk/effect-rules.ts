import type { ClosingEffect } from '@contract/desk/endpoints';
import { CODE } from '@contract/errors';
import { isApiError } from '@/http/failure/api-error';
import type { textOf } from '@/i18n/messages';
import type { DESK_MESSAGES } from './messages';

type DeskText = ReturnType<typeof textOf<(typeof DESK_MESSAGES)['zh-CN']>>;

/** The effect of a closing, a sentence each; a single sentence where it affects nobody. */
export function effectLines(
  { appointments, people, paid, cancelled, lapsing }: ClosingEffect,
  t: DeskText,
): readonly string[] {
  return [
    appointments > 0 ? t('effectNotified', { appointments, people }) : t('effectNone'),
    ...(paid > 0 ? [t('effectPaid', { paid })] : []),
    ...(cancelled > 0 ? [t('effectCancelled', { cancelled })] : []),
    ...(lapsing > 0 ? [t('effectLapsing', { lapsing })] : []),
  ];
}

/** The current effect, where a closing was refused because it would exceed what was shown; otherwise null. */
export const changedEffect = (error: unknown): ClosingEffect | null =>
  isApiError(error) && error.code === CODE.CLOSING_CHANGED ? (error.data as ClosingEffect) : null;
