import type { AgeBand } from '@contract/community/cards';
import { firstCharacters } from '@contract/text/cut-rules';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { Optional } from '@/ui/optional/optional';
import { POST_EDITOR_MESSAGES } from '../messages';
import { shownSimilar, similarTitle } from '../similar-rules';
import { useSettled } from '../use-settled';

/** ms without typing after which questions are looked for. */
const PAUSE = 600;

export interface SimilarQuestionsProps {
  readonly kind: string;
  readonly title: string;
  readonly vaccineCode: string;
  readonly ageBand: AgeBand | '';
}

/** Questions like the one being written that a doctor has answered; nothing where there are none. */
export function SimilarQuestions({ kind, title, vaccineCode, ageBand }: SimilarQuestionsProps) {
  const t = useText(POST_EDITOR_MESSAGES);
  const asked = useSettled(similarTitle(kind, title), PAUSE);
  const { data } = useServer(asked === null ? null : 'GET /ugc-api/post/similar.do', {
    title: asked ?? '',
    ...(vaccineCode && { vaccineCode }),
  });
  const posts = asked === null ? [] : shownSimilar(data?.list ?? [], ageBand);
  return (
    <Optional>
      {posts.length > 0 ? (
        <CellGroup title={t('similar')} note={t('similarNote')}>
          {posts.map(({ postId, title: question, excerpt }) => (
            <Cell
              key={postId}
              title={question}
              note={firstCharacters(excerpt, 40)}
              onPress={() => void navigate.to('postDetail', { postId })}
            />
          ))}
        </CellGroup>
      ) : null}
    </Optional>
  );
}
