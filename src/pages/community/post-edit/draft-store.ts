import { create } from 'zustand';
import { onSignOut, session } from '@/shared/session/session-store';
import { traceId } from '@/http/wire/trace-id';
import { retainedFiles } from '@/platform/retained-files';
import { localEntries } from '@/storage/storage';
import { tryToKeep } from '@/storage/try-to-keep';
import { isWritten } from './draft-rules';
import type { PostDraft, PostForm } from './draft-rules';

/** Named in `PERSONAL_ENTRIES`: unpublished texts are cleared when their author signs out. */
const ENTRY = 'postDrafts';
/** Drafts that the device stores; the oldest goes first. */
const MOST_DRAFTS = 8;
/** ms without typing after which a draft is written to the device. */
const WRITE_PAUSE = 300;

type Drafts = Readonly<Record<string, PostDraft>>;

interface StoredDrafts {
  /** Account of their author; '' where it was not known yet. */
  readonly owner: string;
  readonly drafts: Drafts;
}

const owner = (): string => session().userInfo?.id ?? '';

/** Drafts by their form, see {@link PostForm}. */
export const usePostDrafts = create<Drafts>(() => ({}));

const drafts = (): Drafts => usePostDrafts.getState();

const pictureFiles = (all: Drafts): string[] =>
  Object.values(all).flatMap(({ pictures }) => pictures.flatMap(({ storedAs }) => storedAs ?? []));

/** How far forms are scrolled, by their keys: apart from the drafts, as nothing is drawn again for it. */
const scrollTops = new Map<string, number>();

const placed = (key: string, draft: PostDraft): PostDraft => {
  const scrollTop = scrollTops.get(key);
  return scrollTop === undefined ? draft : { ...draft, scrollTop };
};

function write(): void {
  const written = Object.entries(drafts())
    .filter(([, draft]) => isWritten(draft))
    .sort(([, a], [, b]) => b.changedAt - a.changedAt)
    .slice(0, MOST_DRAFTS)
    .map(([key, draft]) => [key, placed(key, draft)] as const);
  if (written.length === 0) localEntries.remove(ENTRY);
  else {
    const val: StoredDrafts = { owner: owner(), drafts: Object.fromEntries(written) };
    tryToKeep(() => localEntries.write(ENTRY, { val }));
  }
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Writes what was typed last to the device at once: the app may be killed next. */
export function saveDrafts(): void {
  if (timer === undefined) return;
  clearTimeout(timer);
  timer = undefined;
  write();
}

function saveSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(saveDrafts, WRITE_PAUSE);
}

/** Stores how far a form is scrolled, in CSS pixels, with its draft. */
export function noteScroll(key: string, scrollTop: number): void {
  scrollTops.set(key, Math.round(scrollTop));
  saveSoon();
}

/** CSS pixels that a draft's form was scrolled by when it was left. */
export const scrollTopOf = (key: string): number =>
  scrollTops.get(key) ?? drafts()[key]?.scrollTop ?? 0;

let loadedFor: string | undefined;

/** Reads the drafts of an earlier run, unless they are another account's; those are removed with their pictures. */
export function loadDrafts(): void {
  const mine = owner();
  if (loadedFor !== undefined && (loadedFor === mine || loadedFor === '')) return;
  loadedFor = mine;
  const stored = localEntries.read<StoredDrafts>(ENTRY);
  const isOthers = stored !== null && stored.owner !== '' && mine !== '' && stored.owner !== mine;
  if (isOthers) localEntries.remove(ENTRY);
  if (stored && !isOthers) usePostDrafts.setState(stored.drafts, true);
  void retainedFiles.removeOthers(pictureFiles(drafts()));
}

const emptyDraft = ({ preset, link }: Pick<PostForm, 'preset' | 'link'>): PostDraft => ({
  kind: 'question',
  title: '',
  text: '',
  pictures: [],
  circleId: '',
  topics: [],
  vaccineCode: '',
  ageBand: '',
  aiMade: false,
  idempotencyKey: traceId(),
  unanswered: null,
  original: '',
  link,
  changedAt: Date.now(),
  ...preset,
});

/** The draft of a form, begun with what its link has chosen where there is none. */
export function draftOf(form: Pick<PostForm, 'key' | 'preset' | 'link'>): PostDraft {
  const { key } = form;
  const draft = Object.prototype.hasOwnProperty.call(drafts(), key) ? drafts()[key] : undefined;
  // What a link chose earlier is no draft: this link may choose something else.
  if (draft && isWritten(draft)) return draft;
  const begun = emptyDraft(form);
  scrollTops.delete(key);
  usePostDrafts.setState({ [key]: begun });
  return begun;
}

/** Changes a draft that has begun; it is stored soon. */
export function changeDraft(key: string, change: Partial<PostDraft>): void {
  const draft = drafts()[key];
  if (!draft) return;
  usePostDrafts.setState({ [key]: { ...draft, ...change, changedAt: Date.now() } });
  saveSoon();
}

/** Changes a draft and stores it before anything else happens. */
export function changeDraftNow(key: string, change: Partial<PostDraft>): void {
  changeDraft(key, change);
  saveDrafts();
}

/** Removes a draft, with the copies of its pictures, after it was published or given up. */
export function discardDraft(key: string): void {
  const { [key]: discarded, ...rest } = drafts();
  scrollTops.delete(key);
  usePostDrafts.setState(rest, true);
  clearTimeout(timer);
  timer = undefined;
  write();
  for (const { storedAs } of discarded?.pictures ?? [])
    if (storedAs) void retainedFiles.remove(storedAs);
}

onSignOut((reason) => {
  saveDrafts();
  loadedFor = undefined;
  scrollTops.clear();
  if (reason === 'expired') return;
  usePostDrafts.setState({}, true);
  void retainedFiles.removeOthers([]);
});
