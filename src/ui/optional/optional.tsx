import { View } from '@tarojs/components';
import type { ReactNode } from 'react';

/**
 * A box that is always there around what may be missing or another thing. When a child comes, goes or is replaced, Taro
 * sends all children of its parent to a mini-program's view anew; in a box of its own that is this child alone (a tap on
 * a day of the calendar: 1.4 KB instead of 13.5 KB).
 */
export const Optional = ({ children }: { readonly children?: ReactNode }) => (
  <View>{children}</View>
);
