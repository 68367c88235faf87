import { View } from '@tarojs/components';
import { useRef, useState } from 'react';
import { MOST_TEXT } from '@contract/service/chat-rules';
import { useText } from '@/i18n/messages';
import { hasKeyboard } from '@/ui/a11y/shortcuts';
import { Button } from '@/ui/button/button';
import { TextareaField } from '@/ui/field/textarea-field';
import { deskNews } from '../desk-news';
import { send } from '../desk-steps';
import { useServiceDesk } from '../desk-store';
import { SERVICE_DESK_MESSAGES } from '../messages';
import { ArticleSheet } from './article-sheet';
import { CannedSheet } from './canned-sheet';
import styles from './service-desk.module.scss';

/** ms between two signs to the person that somebody is writing. */
const TYPING_PAUSE = 3_000;

/** Writes an answer; each conversation keeps its own draft. */
export function ReplyForm({ conversationId }: { readonly conversationId: string }) {
  const t = useText(SERVICE_DESK_MESSAGES);
  const draft = useServiceDesk((state) => state.drafts[conversationId] ?? '');
  const [sheet, setSheet] = useState<'canned' | 'articles' | null>(null);
  const close = (): void => setSheet(null);
  const told = useRef(0);
  const write = (text: string): void => {
    useServiceDesk.setState(({ drafts }) => ({ drafts: { ...drafts, [conversationId]: text } }));
    if (text === '' || Date.now() - told.current < TYPING_PAUSE) return;
    told.current = Date.now();
    deskNews.typing(conversationId);
  };
  const withKeys = hasKeyboard();
  const submit = (): void => {
    const text = draft.trim();
    if (text === '') return;
    write('');
    void send(conversationId, { kind: 'text', text }, text);
  };
  return (
    <View className={styles.reply}>
      <TextareaField
        label={t('write')}
        value={draft}
        onChange={write}
        maxLength={MOST_TEXT}
        hint={withKeys ? t('writeHint') : undefined}
        onConfirm={withKeys ? submit : undefined}
      />
      <View className={styles.buttons}>
        <Button kind="secondary" icon="message-square" onPress={() => setSheet('canned')}>
          {t('canned')}
        </Button>
        <Button kind="secondary" icon="file-text" onPress={() => setSheet('articles')}>
          {t('articles')}
        </Button>
        <View className={styles.grow}>
          <Button block icon="send" disabled={draft.trim() === ''} onPress={submit}>
            {t('send')}
          </Button>
        </View>
      </View>
      <CannedSheet
        open={sheet === 'canned'}
        onClose={close}
        onChoose={(text) => {
          write(draft === '' ? text : `${draft}\n${text}`);
          close();
        }}
      />
      <ArticleSheet
        open={sheet === 'articles'}
        onClose={close}
        onChoose={({ id, title }) => {
          close();
          void send(conversationId, { kind: 'article', id }, title);
        }}
      />
    </View>
  );
}
