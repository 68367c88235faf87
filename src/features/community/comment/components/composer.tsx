import { useState } from 'react';
import type { CommentCard } from '@contract/community/cards';
import { MOST_PICTURES, TEXT_LIMITS } from '@contract/community/content-limit-rules';
import { privateNumbersIn } from '@contract/community/private-number-rules';
import { useSession } from '@/shared/session/session-store';
import { PicturePicker } from '@/shared/upload/components/picture-picker';
import { picturesOf } from '@/shared/upload/pictures-of';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { TextareaField } from '@/ui/field/textarea-field';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Optional } from '@/ui/optional/optional';
import { Popup } from '@/ui/popup/popup';
import { closeComposer } from '../composer-store';
import type { OpenComposer } from '../composer-store';
import { COMMENT_MESSAGES } from '../messages';
import { useComposer } from '../use-composer';
import { ComposerFooter } from './composer-footer';

export interface ComposerProps {
  readonly composer: OpenComposer;
  readonly onPublished: (comment: CommentCard) => void;
}

const WARNINGS = { phone: 'warnPhone', document: 'warnDocument', bank: 'warnBank' } as const;

/** A sheet to write a comment or reply; it warns of private numbers while somebody types. */
export function Composer({ composer, onPublished }: ComposerProps) {
  const t = useText(COMMENT_MESSAGES);
  const isLogin = useSession((state) => state.isLogin);
  const me = useServer(isLogin ? 'GET /ugc-api/user/init.do' : null, {});
  const form = useComposer(composer, me.data ?? null, onPublished);
  const [rejection, setRejection] = useState('');
  const { text, pictures, violation } = form;
  const [number] = privateNumbersIn(text);
  const { replyTo } = composer;
  return (
    <Popup
      open
      title={replyTo ? t('replyTitle', { name: replyTo.nickname }) : t('writeTitle')}
      onClose={closeComposer}
      footer={<ComposerFooter form={form} mutedUntil={me.data?.forbiddenEndTime ?? null} />}
    >
      <TextareaField
        label={t('text')}
        value={text}
        onChange={form.changeText}
        maxLength={TEXT_LIMITS.comment}
        hint={t('hint')}
        error={violation === 'text' ? t('required') : undefined}
        required
      />
      <Optional>
        {number ? (
          <NoticeBar tone="warning" urgent>
            {t(WARNINGS[number.kind])}
          </NoticeBar>
        ) : null}
      </Optional>
      <PicturePicker
        list={pictures}
        most={MOST_PICTURES.comment}
        pictures={picturesOf(pictures, MOST_PICTURES.comment, form.changePictures, setRejection)}
        violation={violation === 'pictures' ? t('picturesWaiting') : rejection}
      />
    </Popup>
  );
}
