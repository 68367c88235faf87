import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { useText } from '@/i18n/messages';
import { pressable } from '../a11y/press';
import { semantics } from '../a11y/semantics';
import { Icon } from '../icon/icon';
import { UI_MESSAGES } from '../messages';
import './section.scss';

export interface SectionProps {
  readonly title: string;
  readonly note?: ReactNode;
  /** Opens the full list of what is shown in part. */
  readonly onMore?: (() => void) | undefined;
  readonly moreText?: string | undefined;
  readonly children: ReactNode;
}

/** A titled part of a page. */
export function Section({ title, note, onMore, moreText, children }: SectionProps) {
  const t = useText(UI_MESSAGES);
  const more = moreText ?? t('more');
  return (
    <View className="ui-section">
      <View className="ui-section__head">
        <View className="ui-section__main">
          <View className="ui-section__title" {...semantics({ role: 'heading', level: 2 })}>
            {title}
          </View>
          {note ? <View className="ui-section__note">{note}</View> : null}
        </View>
        {onMore ? (
          <View
            className="ui-section__more"
            {...pressable({ role: 'link', label: `${title} ${more}`, onPress: onMore })}
          >
            {more}
            <Icon name="chevron-right" size="sm" />
          </View>
        ) : null}
      </View>
      {children}
    </View>
  );
}
