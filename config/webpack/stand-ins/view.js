import { forwardRef } from 'react';
import { jsx } from 'react/jsx-runtime';

/**
 * Replaces Taro's View, which has three states and an effect each for `hoverClass`. On H5 `pressable` sets none: the pressed
 * look is the browser's `:active`.
 */
function View(props, ref) {
  return jsx('div', { ...props, ref });
}

export default forwardRef(View);
