import { useEffect, useRef, useState } from 'react';
import { useText } from '@/i18n/messages';
import { productName } from '@/i18n/product-name';
import { navigate } from '@/routes/navigate';
import { Page } from '@/ui/page/page';
import { Result } from '@/ui/state/result';
import { PARTNER_MESSAGES } from '../messages';

export interface EnteringProps {
  readonly title: string;
  /** Performs the entry; runs once. It ends by navigating elsewhere. */
  readonly enter: () => Promise<unknown>;
}

/** ms after which a link to home is offered, in case the entry hangs. */
const PATIENCE = 3000;

/** Shown while a partner entry runs. */
export function Entering({ title, enter }: EnteringProps) {
  const t = useText(PARTNER_MESSAGES);
  const [isStuck, setStuck] = useState(false);
  const first = useRef(enter);
  useEffect(() => {
    void first.current();
    const timer = setTimeout(() => setStuck(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Page title={title} back={false}>
      <Result
        kind="waiting"
        title={isStuck ? t('stuck') : t('entering', { product: productName() })}
        text={isStuck ? undefined : t('enteringText')}
        action={
          isStuck ? { text: t('goHome'), onPress: () => void navigate.tab('home') } : undefined
        }
      />
    </Page>
  );
}
