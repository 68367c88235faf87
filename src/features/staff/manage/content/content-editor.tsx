import { View } from '@tarojs/components';
import { useState } from 'react';
import type { ContentDetail } from '@contract/manage/content-endpoints';
import type { ContentKind } from '@contract/manage/content-rules';
import { shanghaiText } from '@contract/time/shanghai-rules';
import { useText } from '@/i18n/messages';
import { serverNow } from '@/http/server-clock';
import { Button } from '@/ui/button/button';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Refusal } from '@/ui/notice/refusal';
import { useConfirm } from '@/ui/popup/use-confirm';
import type { Question } from '@/ui/popup/use-confirm';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { showToast } from '@/ui/toast/toast';
import { useManageData } from '../use-manage-data';
import { ContentConflictView } from './content-conflict';
import { ContentForm } from './content-form';
import { StateTag } from './content-list';
import { CONTENT_MESSAGES } from './content-messages';
import { ContentPreview } from './content-preview';
import { useContentEditor } from './use-content-editor';
import type { ContentEditor, EditedContent } from './use-content-editor';
import styles from './content.module.scss';

export interface ContentEditorViewProps {
  readonly kind: ContentKind;
  readonly contentId: string;
  readonly onClose: () => void;
}

/** A stored text, to be edited. */
export function ContentEditorView({ kind, contentId, onClose }: ContentEditorViewProps) {
  const t = useText(CONTENT_MESSAGES);
  /** What a step has answered, which is newer than what was read. */
  const [latest, setLatest] = useState<ContentDetail | null>(null);
  const { data, error, refresh } = useManageData('GET /manage/content/detail.do', {
    kind,
    contentId,
  });
  if (!data)
    return (
      <View>
        <BackButton onClose={onClose} />
        {error ? (
          <ErrorBlock title={t('loadFailed')} reason={error.msg} onRetry={() => void refresh()} />
        ) : (
          <Skeleton shape="text" />
        )}
      </View>
    );
  return (
    <Editing
      edited={{ kind, contentId, depaCode: null }}
      stored={latest ?? data}
      onClose={onClose}
      onSaved={(detail) => {
        setLatest(detail);
        void refresh();
      }}
    />
  );
}

export interface NewContentProps {
  readonly edited: EditedContent;
  readonly onClose: () => void;
  /** After it is saved, with its id. */
  readonly onMade: (contentId: string) => void;
}

/** A text that is not stored yet. */
export const NewContent = ({ edited, onClose, onMade }: NewContentProps) => (
  <Editing
    edited={edited}
    stored={null}
    onClose={onClose}
    onSaved={({ contentId }) => onMade(contentId)}
  />
);

function BackButton({ onClose }: { readonly onClose: () => void }) {
  const t = useText(CONTENT_MESSAGES);
  return (
    <Button kind="text" size="sm" icon="chevron-left" onPress={onClose}>
      {t('back')}
    </Button>
  );
}

interface EditingProps {
  readonly edited: EditedContent;
  readonly stored: ContentDetail | null;
  readonly onClose: () => void;
  readonly onSaved: (detail: ContentDetail) => void;
}

function Editing({ edited, stored, onClose, onSaved }: EditingProps) {
  const t = useText(CONTENT_MESSAGES);
  const editor = useContentEditor(edited, stored);
  const { kind } = edited;
  const { text, type, problems, isRefused, conflict, preview, failure } = editor;
  const others = problems.filter(({ field }) => field === null).map(({ message }) => message);
  return (
    <View>
      <BackButton onClose={onClose} />
      <View className={styles.heading}>
        {stored ? text.title.zh || stored.contentId : t('newTitle', { kind: t(kind) })}
      </View>
      {stored ? <StateTag state={stored.state} /> : null}
      {conflict ? <ContentConflictView conflict={conflict} onTheirs={editor.resolve} /> : null}
      <ContentForm kind={kind} text={text} onType={type} problems={problems} />
      <Refusal title={t('failed')} reason={failure} />
      <Refusal
        title={t('refused')}
        reason={isRefused ? others.join('\n') || t('notShown') : null}
      />
      {editor.isSaved ? null : <NoticeBar tone="info">{t('unsaved')}</NoticeBar>}
      <EditorButtons editor={editor} edited={edited} stored={stored} onSaved={onSaved} />
      {preview ? <ContentPreview preview={preview} onClose={editor.closePreview} /> : null}
    </View>
  );
}

interface EditorButtonsProps extends Omit<EditingProps, 'onClose'> {
  readonly editor: ContentEditor;
}

/** An instant (ms) as it is typed, in whole minutes. */
const typedTime = (ms: number): string => shanghaiText(ms).slice(0, 16).replace('T', ' ');

function EditorButtons({ editor, edited, stored, onSaved }: EditorButtonsProps) {
  const t = useText(CONTENT_MESSAGES);
  const [ask, dialog] = useConfirm();
  const { busy, isSaved, text } = editor;
  const canTakeBack = stored !== null && edited.kind !== 'encyclopedia' && isShownOrPlanned(stored);
  const save = async (): Promise<void> => {
    const detail = await editor.save();
    if (!detail) return;
    showToast(t('saved'), 'success');
    onSaved(detail);
  };
  const discard = async (): Promise<void> => {
    const question = { title: t('discardAsk'), text: t('discardText'), tone: 'danger' } as const;
    if (await ask({ ...question, confirmText: t('discard') })) editor.forget();
  };
  return (
    <View className={styles.buttons}>
      <Button loading={busy} onPress={() => void save()}>
        {t('save')}
      </Button>
      <Button kind="secondary" icon="eye" disabled={busy} onPress={() => void editor.show()}>
        {t('preview')}
      </Button>
      {edited.kind !== 'encyclopedia' && text.publishedFrom === '' ? (
        <Button
          kind="secondary"
          onPress={() => editor.type({ publishedFrom: typedTime(serverNow()) })}
        >
          {t('now')}
        </Button>
      ) : null}
      {canTakeBack ? (
        <TakeBackButton editor={editor} stored={stored} ask={ask} onDone={onSaved} />
      ) : null}
      {isSaved ? null : (
        <Button kind="text" onPress={() => void discard()}>
          {t('discard')}
        </Button>
      )}
      {dialog}
    </View>
  );
}

const isShownOrPlanned = ({ state }: ContentDetail): boolean =>
  state === 'published' || state === 'planned';

interface TakeBackButtonProps {
  readonly editor: ContentEditor;
  readonly stored: ContentDetail;
  readonly ask: (question: Question) => Promise<boolean>;
  readonly onDone: (detail: ContentDetail) => void;
}

/** Takes a text back, after saying who sees it now. */
function TakeBackButton({ editor, stored, ask, onDone }: TakeBackButtonProps) {
  const t = useText(CONTENT_MESSAGES);
  const { state, clinic, collectedBy } = stored;
  const title = stored.text.title.zh;
  const isPlanned = state === 'planned';
  const seen = isPlanned
    ? t('plannedSeen')
    : clinic
      ? t('noticeSeen', { clinic: clinic.name })
      : t('articleSeen', { count: collectedBy });
  const take = async (): Promise<void> => {
    const isAgreed = await ask({
      title: t(isPlanned ? 'takeBackPlannedAsk' : 'takeBackAsk', { title }),
      text: seen,
      confirmText: t(isPlanned ? 'takeBackPlanned' : 'takeBack'),
      tone: 'danger',
    });
    if (!isAgreed) return;
    const detail = await editor.takeBack();
    if (!detail) return;
    showToast(t('takenBackDone'), 'success');
    onDone(detail);
  };
  return (
    <Button kind="danger" loading={editor.busy} onPress={() => void take()}>
      {t(isPlanned ? 'takeBackPlanned' : 'takeBack')}
    </Button>
  );
}
