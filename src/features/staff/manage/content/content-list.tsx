import { View } from '@tarojs/components';
import { useEffect, useState } from 'react';
import type { ContentLine } from '@contract/manage/content-endpoints';
import { CONTENT_STATES } from '@contract/manage/content-rules';
import type { ContentKind, ContentState } from '@contract/manage/content-rules';
import { endIfExpired } from '@/features/staff/session/staff-request';
import { useCursorPages } from '@/http/hooks/use-cursor-pages';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { pressable } from '@/ui/a11y/press';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { ListFooter } from '@/ui/list-footer/list-footer';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { SearchBar } from '@/ui/search/search-bar';
import { Empty } from '@/ui/state/empty';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { Tabs } from '@/ui/tabs/tabs';
import { Tag } from '@/ui/tag/tag';
import type { Tone } from '@/ui/tag/tag';
import { manageSession } from '../session';
import { CONTENT_MESSAGES } from './content-messages';
import styles from './content.module.scss';

const idOf = ({ contentId }: ContentLine): string => contentId;

const TONES: Readonly<Record<ContentState, Tone>> = {
  draft: 'neutral',
  planned: 'info',
  published: 'success',
  takenBack: 'warning',
};

/** Whether readers see a text. */
export function StateTag({ state }: { readonly state: ContentState }) {
  const t = useText(CONTENT_MESSAGES);
  return <Tag tone={TONES[state]}>{t(state)}</Tag>;
}

export interface ContentListProps {
  readonly kinds: readonly ContentKind[];
  readonly kind: ContentKind;
  readonly onKind: (kind: ContentKind) => void;
  /** Null: of all clinics. */
  readonly depaCode: string | null;
  readonly onOpen: (contentId: string) => void;
  readonly onAdd: () => void;
}

/** Texts of a kind, by their state and words of their titles. */
export function ContentList(props: ContentListProps) {
  const t = useText(CONTENT_MESSAGES);
  const { kinds, kind, onKind, depaCode, onOpen, onAdd } = props;
  const [words, setWords] = useState('');
  const [state, setState] = useState<ContentState | 'all'>('all');
  const needsClinic = kind === 'notice' && depaCode === null;
  return (
    <View>
      {kinds.length > 1 ? (
        <Tabs
          label={t('kinds')}
          items={kinds.map((each) => ({ key: each, label: t(each) }))}
          active={kind}
          onSelect={onKind}
        />
      ) : null}
      <View className={styles.tools}>
        <Button size="sm" icon="plus" disabled={needsClinic} onPress={onAdd}>
          {t('add')}
        </Button>
      </View>
      {needsClinic ? <NoticeBar tone="info">{t('needsClinic')}</NoticeBar> : null}
      <WordSearch onWords={setWords} />
      {kind === 'encyclopedia' ? null : (
        <Tabs
          shape="pills"
          label={t('states')}
          items={[
            { key: 'all', label: t('allStates') },
            ...CONTENT_STATES.map((each) => ({ key: each, label: t(each) })),
          ]}
          active={state}
          onSelect={setState}
        />
      )}
      <Lines
        input={{
          kind,
          words,
          ...(kind === 'notice' && depaCode !== null && { depaCode }),
          ...(kind !== 'encyclopedia' && state !== 'all' && { state }),
        }}
        onOpen={onOpen}
      />
    </View>
  );
}

interface LinesProps {
  readonly input: {
    readonly kind: ContentKind;
    readonly words: string;
    readonly depaCode?: string;
    readonly state?: ContentState;
  };
  readonly onOpen: (contentId: string) => void;
}

function Lines({ input, onOpen }: LinesProps) {
  const t = useText(CONTENT_MESSAGES);
  const options = { deskToken: manageSession.tokenOf() };
  const pages = useCursorPages('GET /manage/content/list.do', input, idOf, options);
  const { items, isIn, error, footer, more, refresh } = pages;
  useEffect(() => endIfExpired(manageSession, error), [error]);
  if (!isIn)
    return error ? (
      <ErrorBlock title={t('loadFailed')} reason={error.msg} onRetry={() => void refresh()} />
    ) : (
      <Skeleton shape="list" count={4} />
    );
  if (items.length === 0)
    return <Empty icon="newspaper" title={t('empty')} text={t('emptyText')} />;
  return (
    <View className={styles.list}>
      <View {...semantics({ role: 'list', label: t('list') })}>
        {items.map((line) => (
          <Line key={line.contentId} line={line} onOpen={onOpen} />
        ))}
      </View>
      <ListFooter state={footer} onMore={more} />
    </View>
  );
}

interface LineProps extends Pick<LinesProps, 'onOpen'> {
  readonly line: ContentLine;
}

function Line({ line, onOpen }: LineProps) {
  const t = useText(CONTENT_MESSAGES);
  const dates = useDateText();
  const { contentId, title, state, publishedFrom, publishedUntil, clinic } = line;
  const notes = [
    clinic?.name,
    publishedFrom === null ? null : t('from', { time: dates.dateTimeText(publishedFrom) }),
    publishedUntil === null ? null : t('until', { time: dates.dateTimeText(publishedUntil) }),
    contentId,
  ];
  return (
    <View {...semantics({ role: 'listitem' })}>
      <View className={styles.row} {...pressable({ onPress: () => onOpen(contentId) })}>
        <View className={styles.what}>
          <View className={styles.name}>{title}</View>
          <View className={styles.note}>{notes.filter(Boolean).join(' · ')}</View>
        </View>
        <StateTag state={state} />
      </View>
    </View>
  );
}

function WordSearch({ onWords }: { readonly onWords: (words: string) => void }) {
  const t = useText(CONTENT_MESSAGES);
  const [typed, setTyped] = useState('');
  return (
    <View className={styles.search}>
      <SearchBar
        value={typed}
        onChange={(next) => {
          setTyped(next);
          if (next === '') onWords('');
        }}
        onSearch={() => onWords(typed.trim())}
        placeholder={t('find')}
      />
    </View>
  );
}
