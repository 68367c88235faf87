import { View } from '@tarojs/components';
import type { MessageDetails } from '@contract/message/endpoints';
import { RichContent } from '@/features/service/message/components/rich-content';
import { BUTTON_MESSAGES } from '@/features/service/message/button-messages';
import { openOwnLink } from '@/features/service/message/open-message';
import { isOwnLink } from '@/features/service/message/own-link-rules';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { Page } from '@/ui/page/page';
import styles from './details-view.module.scss';

export interface DetailsViewProps {
  readonly title: string;
  readonly message: MessageDetails;
}

/** The message: subject, time, rich content, and the button to what it is about. */
export function DetailsView({ title, message }: DetailsViewProps) {
  const t = useText(BUTTON_MESSAGES);
  const dates = useDateText();
  const { button } = message;
  return (
    <Page
      title={title}
      footer={
        button && isOwnLink(button) ? (
          <Button block onPress={() => openOwnLink(button)}>
            {button.text ?? t(button.page)}
          </Button>
        ) : null
      }
    >
      <Card>
        <View className={styles.title} {...semantics({ role: 'heading', level: 2 })}>
          {message.title}
        </View>
        <View className={styles.at}>{dates.dateTimeText(message.at)}</View>
        <RichContent content={message.content} />
      </Card>
    </Page>
  );
}
