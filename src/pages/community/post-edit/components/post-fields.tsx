import { memo } from 'react';
import { TEXT_LIMITS } from '@contract/community/content-limit-rules';
import { useText } from '@/i18n/messages';
import { RadioGroup } from '@/ui/choice/radio-group';
import { Field } from '@/ui/field/field';
import { TextareaField } from '@/ui/field/textarea-field';
import { Section } from '@/ui/section/section';
import { POST_EDITOR_MESSAGES } from '../messages';
import { allTopics } from '../topic-rules';
import type { PostEditor } from '../use-post-editor';
import { useSettled } from '../use-settled';
import { DetailFields } from './detail-fields';
import { PictureStrip } from './picture-strip';
import { SimilarQuestions } from './similar-questions';
import { TopicField } from './topic-field';
import { VideoField } from './video-field';
import { WritingWarnings } from './writing-warnings';

/** ms without typing after which a text is searched for what it should not show. */
const PAUSE = 400;
const KINDS = ['question', 'share'] as const;
const TITLE_ERRORS = { missing: 'headlineMissing', long: 'headlineLong' } as const;
const TEXT_ERRORS = { missing: 'textMissing', long: 'textLong' } as const;

export interface PostFieldsProps {
  readonly editor: PostEditor;
  readonly form: string;
  /** A published post: its words can be changed, the rest cannot. */
  readonly isEdit: boolean;
}

/**
 * The fields of a post, from what it is to what it is about. Drawn again for a change of the editor only: each time, all
 * fields' values cross to a mini-program's view.
 */
export const PostFields = memo(function PostFields({ editor, form, isEdit }: PostFieldsProps) {
  const t = useText(POST_EDITOR_MESSAGES);
  const { draft, violations, change, busy } = editor;
  const { title, text, kind } = draft;
  const typed = useSettled(`${title}\n${text}`, PAUSE);
  return (
    <>
      {isEdit ? null : (
        <RadioGroup
          label={t('kind')}
          shape="chips"
          value={kind}
          options={KINDS.map((value) => ({ value, label: t(value), disabled: busy }))}
          onChange={(chosen) => change({ kind: chosen })}
        />
      )}
      <Field
        label={t('headline')}
        value={title}
        onChange={(value) => change({ title: value })}
        maxLength={TEXT_LIMITS.title}
        hint={t(kind === 'question' ? 'headlineHintQuestion' : 'headlineHintShare')}
        error={violations.title && t(TITLE_ERRORS[violations.title])}
        required={kind === 'question'}
        disabled={busy}
      />
      {isEdit ? null : (
        <SimilarQuestions
          kind={kind}
          title={title}
          vaccineCode={draft.vaccineCode}
          ageBand={draft.ageBand}
        />
      )}
      <TextareaField
        label={t('text')}
        value={text}
        onChange={(value) => change({ text: value })}
        maxLength={TEXT_LIMITS.post}
        hint={t('textHint')}
        error={violations.text && t(TEXT_ERRORS[violations.text])}
        required
        disabled={busy}
      />
      <WritingWarnings text={typed} />
      {isEdit ? null : (
        <>
          <PictureStrip
            form={form}
            pictures={draft.pictures}
            violation={editor.pictureViolation}
            onViolation={editor.onPictureViolation}
            disabled={busy}
          />
          <VideoField form={form} video={draft.video ?? null} disabled={busy} />
          <Section title={t('more')}>
            <TopicField
              topics={draft.topics}
              all={allTopics(draft)}
              error={violations.topics && t('topicsMany')}
              disabled={busy}
              onChange={(topics) => change({ topics })}
            />
            <DetailFields draft={draft} disabled={busy} onChange={change} />
          </Section>
        </>
      )}
    </>
  );
});
