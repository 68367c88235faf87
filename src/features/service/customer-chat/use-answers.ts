import { redFlagIn } from '@contract/service/red-flag-rules';
import type { DataOf } from '@contract/endpoints';
import { useServer } from '@/http/hooks/use-server';
import type { ServerData } from '@/http/hooks/use-server';
import { useSettled } from '@/features/clinics/search/use-settled';

/** Characters of a question that are searched for. */
const MOST_ASKED = 200;

export interface Answers extends ServerData<DataOf<'POST /service/answers/search.do'>> {
  /** What is typed speaks of something for which an ambulance is called: known at once, without the provider. */
  readonly isUrgent: boolean;
}

/** Answers to what is typed, once the person pauses. */
export function useAnswers(text: string): Answers {
  const [word] = useSettled(text.trim().slice(0, MOST_ASKED));
  const answer = useServer(word === '' ? null : 'POST /service/answers/search.do', { word });
  return { ...answer, isUrgent: redFlagIn(text) };
}
