import Taro from '@tarojs/taro';
import { textOf } from '@/i18n/messages';
import { followUpdates } from '@/platform/app-update';
import type { TakeUpdate } from '@/platform/app-update/types';
import { untilNothingUnsaved } from '@/storage/unsaved';
import { APP_UPDATE_MESSAGES } from './messages';

async function ask(take: TakeUpdate): Promise<void> {
  await untilNothingUnsaved();
  const t = textOf(APP_UPDATE_MESSAGES);
  const { confirm } = await Taro.showModal({
    title: t('title'),
    content: t('restart'),
    confirmText: t('yes'),
    cancelText: t('no'),
  });
  if (confirm) take();
}

/**
 * Asks in the platform's dialog whether to restart with a newer version, once nothing is filled in that the restart
 * would lose: mini-programs draw nothing outside pages.
 */
export const askToUpdate = (): void =>
  followUpdates((take) => {
    // Without an answer the next cold start takes it.
    ask(take).catch(() => undefined);
  });
