import { View } from '@tarojs/components';
import { useText } from '@/i18n/messages';
import { semantics } from '../a11y/semantics';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { FRAME_MESSAGES } from '../frame-messages';
import { UI_MESSAGES } from '../messages';
import './list-footer.scss';

export interface ListFooterProps {
  /** `more`: another page can be loaded; `end`: everything is shown. */
  readonly state: 'more' | 'loading' | 'end' | 'failed';
  readonly onMore?: (() => void) | undefined;
}

/** Footer of a paged list: more available, loading, failed, or end. */
export function ListFooter({ state, onMore }: ListFooterProps) {
  const t = useText(UI_MESSAGES);
  const frame = useText(FRAME_MESSAGES);
  return (
    <View className="ui-list-footer" {...semantics({ role: 'status' })}>
      {state === 'loading' ? (
        <View className="ui-list-footer__text">
          <Icon name="loader-circle" spin /> {frame('loading')}
        </View>
      ) : null}
      {state === 'end' ? <View className="ui-list-footer__text">{t('listEnd')}</View> : null}
      {state === 'failed' ? <View className="ui-list-footer__text">{t('listFailed')}</View> : null}
      {onMore && (state === 'more' || state === 'failed') ? (
        <Button kind="text" size="sm" onPress={onMore}>
          {state === 'failed' ? frame('retry') : t('more')}
        </Button>
      ) : null}
    </View>
  );
}
