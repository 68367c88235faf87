import { View } from '@tarojs/components';
import { TEXT_LIMITS } from '@contract/community/content-limit-rules';
import { privateNumbersIn } from '@contract/community/private-number-rules';
import type { AuthorDetail } from '@contract/community/user-endpoints';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/field/field';
import { TextareaField } from '@/ui/field/textarea-field';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Refusal } from '@/ui/notice/refusal';
import { Optional } from '@/ui/optional/optional';
import { Popup } from '@/ui/popup/popup';
import { showToast } from '@/ui/toast/toast';
import { AUTHOR_MESSAGES } from '../messages';
import { useProfileForm } from '../use-profile-form';
import { PictureChoice } from './picture-choice';

export interface ProfilePopupProps {
  readonly author: AuthorDetail;
  readonly onClose: () => void;
}

/** Changes one's own nickname, intro and picture. */
export function ProfilePopup({ author, onClose }: ProfilePopupProps) {
  const t = useText(AUTHOR_MESSAGES);
  const { nickname, intro, headImg } = author;
  const form = useProfileForm({ nickname, intro, headImg }, () => {
    showToast(t('saved'), 'success');
    onClose();
  });
  const { profile, change } = form;
  const hasNumber = privateNumbersIn(`${profile.nickname}\n${profile.intro}`).length > 0;
  return (
    <Popup
      open
      title={t('edit')}
      onClose={onClose}
      footer={
        <View>
          <Refusal title={t('notSaved')} reason={form.refusal} />
          <Button block loading={form.busy} onPress={() => void form.save()}>
            {t('save')}
          </Button>
        </View>
      }
    >
      <PictureChoice chosen={profile.headImg} onChoose={(next) => change({ headImg: next })} />
      <Field
        label={t('nickname')}
        value={profile.nickname}
        onChange={(next) => change({ nickname: next })}
        maxLength={TEXT_LIMITS.nickname}
        hint={t('nicknameHint')}
        error={form.nameViolation ? t(form.nameViolation) : undefined}
        required
      />
      <TextareaField
        label={t('intro')}
        value={profile.intro}
        onChange={(next) => change({ intro: next })}
        maxLength={TEXT_LIMITS.intro}
        hint={t('introHint')}
        optional
      />
      <Optional>
        {hasNumber ? (
          <NoticeBar tone="warning" urgent>
            {t('warnNumber')}
          </NoticeBar>
        ) : null}
      </Optional>
    </Popup>
  );
}
