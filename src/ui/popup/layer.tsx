import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { useFocusTrap } from '../a11y/focus-trap';
import { layerFocus } from '../a11y/layer-focus';
import { semantics } from '../a11y/semantics';
import { cx } from '../class-names';
import { useUid } from '../uid';
import { InLayer } from './layer-context';
import { usePresence } from './use-presence';
import './popup.scss';

export interface LayerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Accessible name of the layer. */
  readonly label: string;
  /** `corner`: at the top right, where the host's own menu is. */
  readonly position: 'bottom' | 'center' | 'corner';
  /** `alertdialog` interrupts: a tap outside does not close it. */
  readonly role?: 'dialog' | 'alertdialog' | undefined;
  readonly children: ReactNode;
}

/** A modal layer over the page: scrim, focus trap, Escape; not in the tree while closed. */
export function Layer(props: LayerProps) {
  const mounted = usePresence(props.open);
  return <View className="ui-layer-host">{mounted ? <OpenLayer {...props} /> : null}</View>;
}

function OpenLayer({ open, onClose, label, position, role = 'dialog', children }: LayerProps) {
  const id = useUid('layer');
  useFocusTrap(id, open, onClose);
  return (
    <View className={cx('ui-layer', `ui-layer--${position}`, !open && 'is-leaving')} catchMove>
      <View
        className="ui-layer__scrim"
        onClick={() => {
          if (role === 'dialog') onClose();
        }}
      />
      <View
        id={id}
        className="ui-layer__panel"
        {...layerFocus()}
        {...semantics({ role, label, modal: true })}
      >
        <InLayer.Provider value>{children}</InLayer.Provider>
      </View>
    </View>
  );
}
