import { View } from '@tarojs/components';
import { useState } from 'react';
import { NoticePopup } from '@/features/booking/submission/components/notice-popup';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Optional } from '@/ui/optional/optional';
import { FAMILY_MESSAGES } from '../family-messages';

export interface DisclosurePartProps {
  readonly productId: string;
  /** Name of the vaccine. */
  readonly title: string;
  readonly isAgreed: boolean;
  /** Called with the version of the disclosure that was agreed to. */
  readonly onAgree: (version: string) => void;
}

/** Opens the disclosure of a participant's own vaccine, and shows whether it was agreed to. */
export function DisclosurePart({ productId, title, isAgreed, onAgree }: DisclosurePartProps) {
  const t = useText(FAMILY_MESSAGES);
  const [isReading, setReading] = useState(false);
  return (
    <View>
      <Button
        kind="secondary"
        block
        icon={isAgreed ? 'circle-check' : 'file-text'}
        onPress={() => setReading(true)}
      >
        {isAgreed ? t('noticeAgreed') : t('notice', { product: title })}
      </Button>
      <Optional>
        {isReading ? (
          <NoticePopup
            title={title}
            productId={productId}
            agreeText={t('noticeAgreed')}
            onAgree={(version) => {
              onAgree(version);
              setReading(false);
            }}
            onClose={() => setReading(false)}
          />
        ) : null}
      </Optional>
    </View>
  );
}
