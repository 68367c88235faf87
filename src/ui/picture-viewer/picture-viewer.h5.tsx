import { useEffect, useState } from 'react';
import { useText } from '@/i18n/messages';
import { useFocusTrap } from '../a11y/focus-trap';
import { pressable } from '../a11y/press';
import { cx } from '../class-names';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icons';
import { useUid } from '../uid';
import './picture-viewer.scss';
import { useGestures } from './use-gestures.h5';
import { VIEWER_MESSAGES } from './viewer-messages';
import type { PictureViewerProps } from './viewer-types';

/** Full-screen pictures: pinch or double tap to enlarge, swipe, arrow keys or buttons for the next one. */
export function PictureViewer({ urls, index, onClose }: PictureViewerProps) {
  return index === null ? null : <OpenViewer urls={urls} first={index} onClose={onClose} />;
}

interface OpenViewerProps {
  readonly urls: readonly string[];
  readonly first: number;
  readonly onClose: () => void;
}

function OpenViewer({ urls, first, onClose }: OpenViewerProps) {
  const t = useText(VIEWER_MESSAGES);
  const id = useUid('viewer');
  const [index, setIndex] = useState(first);
  useFocusTrap(id, true, onClose);
  const step = (by: number): void =>
    setIndex((now) => Math.min(urls.length - 1, Math.max(0, now + by)));
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'ArrowLeft' || key === 'ArrowRight') step(key === 'ArrowLeft' ? -1 : 1);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
  const position = t('position', { number: index + 1, count: urls.length });
  return (
    <div
      id={id}
      className="ui-viewer"
      role="dialog"
      aria-modal
      aria-label={t('viewer')}
      tabIndex={-1}
    >
      <Shown
        key={index}
        url={urls[index] ?? ''}
        alt={position}
        zoomText={t('zoom')}
        onSwipe={step}
      />
      <div className="ui-viewer__top">
        <div role="status">{position}</div>
        <Control icon="x" label={t('close')} onPress={onClose} />
      </div>
      {index > 0 ? (
        <Control icon="chevron-left" label={t('previous')} side="left" onPress={() => step(-1)} />
      ) : null}
      {index < urls.length - 1 ? (
        <Control icon="chevron-right" label={t('next')} side="right" onPress={() => step(1)} />
      ) : null}
    </div>
  );
}

interface ShownProps {
  readonly url: string;
  readonly alt: string;
  readonly zoomText: string;
  readonly onSwipe: (step: -1 | 1) => void;
}

function Shown({ url, alt, zoomText, onSwipe }: ShownProps) {
  const { view, handlers, toggle } = useGestures(onSwipe);
  const { scale, x, y } = view;
  return (
    <>
      <div className="ui-viewer__stage" {...handlers}>
        <img
          className="ui-viewer__picture"
          src={url}
          alt={alt}
          draggable={false}
          style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
        />
      </div>
      <Control icon="search" label={zoomText} side="bottom" onPress={toggle} />
    </>
  );
}

interface ControlProps {
  readonly icon: IconName;
  readonly label: string;
  readonly side?: 'left' | 'right' | 'bottom';
  readonly onPress: () => void;
}

function Control({ icon, label, side, onPress }: ControlProps) {
  return (
    <div
      className={cx('ui-viewer__control', side && `ui-viewer__control--${side}`)}
      {...(pressable({ label, onPress }) as object)}
    >
      <Icon name={icon} size="lg" />
    </div>
  );
}
