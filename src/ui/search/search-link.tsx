import { View } from '@tarojs/components';
import { pressable } from '../a11y/press';
import { Icon } from '../icon/icon';
import './search-bar.scss';

export interface SearchLinkProps {
  readonly placeholder: string;
  readonly onPress: () => void;
}

/** Looks like the search bar and opens the search page. */
export function SearchLink({ placeholder, onPress }: SearchLinkProps) {
  return (
    <View className="ui-search ui-search--link" {...pressable({ role: 'link', onPress })}>
      <Icon name="search" size="md" className="ui-search__icon" />
      <View className="ui-search__hint">{placeholder}</View>
    </View>
  );
}
