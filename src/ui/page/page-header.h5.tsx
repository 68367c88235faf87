import { View } from '@tarojs/components';
import { useText } from '@/i18n/messages';
import { pressable } from '../a11y/press';
import { semantics } from '../a11y/semantics';
import { Icon } from '../icon/icon';
import { FRAME_MESSAGES } from '../frame-messages';
import { defaultBack } from './back';
import type { PageHeaderProps } from './page-header-types';

/** Title and back button, since a browser inside another app may show neither. */
export function PageHeader({ title, back, onBack, aside }: PageHeaderProps) {
  const t = useText(FRAME_MESSAGES);
  return (
    <View className="ui-page__header" {...semantics({ role: 'banner' })}>
      <View className="ui-page__bar">
        {back ? (
          <View
            className="ui-page__back"
            {...pressable({ label: t('back'), onPress: onBack ?? defaultBack })}
          >
            <Icon name="chevron-left" size="lg" />
          </View>
        ) : null}
        <View
          className={back ? 'ui-page__title' : 'ui-page__title ui-page__title--first'}
          {...semantics({ role: 'heading', level: 1 })}
        >
          {title}
        </View>
        <View className="ui-page__aside">{aside}</View>
      </View>
    </View>
  );
}
