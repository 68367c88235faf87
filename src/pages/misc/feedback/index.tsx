import { useState } from 'react';
import { FEEDBACK_LENGTH, FEEDBACK_PICTURES } from '@contract/feedback/feedback-rules';
import { tidyMobile } from '@contract/text/typed-rules';
import { PASTED_MOBILE } from '@/shared/session/form-rules';
import { loginAndReturn } from '@/shared/session/go-to-login';
import { useSession } from '@/shared/session/session-store';
import { changeFeedback, useFeedbackDraft } from '@/pages/misc/feedback/draft-store';
import { FEEDBACK_MESSAGES } from '@/pages/misc/feedback/messages';
import { useFeedbackForm } from '@/pages/misc/feedback/use-feedback-form';
import { PicturePicker } from '@/shared/upload/components/picture-picker';
import { picturesOf } from '@/shared/upload/pictures-of';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Button } from '@/ui/button/button';
import { RadioGroup } from '@/ui/choice/radio-group';
import { Field } from '@/ui/field/field';
import { TextareaField } from '@/ui/field/textarea-field';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Refusal } from '@/ui/notice/refusal';
import { Optional } from '@/ui/optional/optional';
import { Page } from '@/ui/page/page';
import { Result } from '@/ui/state/result';

const KINDS = ['problem', 'wish', 'clinic', 'other'] as const;

/** Feedback; signed-in users can attach pictures. */
export default function Feedback() {
  const t = useText(FEEDBACK_MESSAGES);
  const title = usePageTitle('feedback');
  const form = useFeedbackForm();
  const isLogin = useSession((state) => state.isLogin);
  const { draft, violation } = form;
  if (form.done) {
    return (
      <Page title={title}>
        <Result
          kind="success"
          title={t('done')}
          text={t('doneText')}
          action={{ text: t('home'), onPress: () => void navigate.tab('home') }}
          second={{ text: t('more'), onPress: form.again }}
        />
      </Page>
    );
  }
  return (
    <Page
      title={title}
      footer={
        <Button block loading={form.busy} onPress={() => void form.submit()}>
          {t('submit')}
        </Button>
      }
    >
      <Refusal title={t('failed')} reason={form.refusal} />
      <RadioGroup
        label={t('kind')}
        shape="chips"
        value={draft.kind}
        options={KINDS.map((value) => ({ value, label: t(value) }))}
        onChange={(kind) => changeFeedback({ kind })}
      />
      <TextareaField
        label={t('content')}
        value={draft.content}
        onChange={(content) => changeFeedback({ content })}
        maxLength={FEEDBACK_LENGTH}
        hint={t('contentHint')}
        error={violation === 'content' ? t('contentViolation') : undefined}
        required
      />
      <Optional>
        {isLogin ? (
          <Pictures isWaiting={violation === 'pictures'} />
        ) : (
          <NoticeBar
            action={{ text: t('login'), onPress: () => void loginAndReturn('feedback', {}) }}
          >
            {t('loginForPictures')}
          </NoticeBar>
        )}
      </Optional>
      <Field
        label={t('contact')}
        kind="tel"
        value={draft.contact}
        onChange={(contact) => changeFeedback({ contact: tidyMobile(contact) })}
        hint={t('contactHint')}
        error={violation === 'contact' ? t('contactViolation') : undefined}
        maxLength={PASTED_MOBILE}
        optional
      />
    </Page>
  );
}

/** Attached pictures. @param isWaiting the form was sent while a picture was still being uploaded */
function Pictures({ isWaiting }: { readonly isWaiting: boolean }) {
  const t = useText(FEEDBACK_MESSAGES);
  const list = useFeedbackDraft((state) => state.pictures);
  const [violation, setViolation] = useState('');
  const pictures = picturesOf(
    list,
    FEEDBACK_PICTURES,
    (change) => changeFeedback({ pictures: change(useFeedbackDraft.getState().pictures) }),
    setViolation,
  );
  return (
    <PicturePicker
      list={list}
      most={FEEDBACK_PICTURES}
      pictures={pictures}
      violation={isWaiting ? t('waiting') : violation}
    />
  );
}
