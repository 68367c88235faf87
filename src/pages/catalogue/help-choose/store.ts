import { create } from 'zustand';
import { onSignOut } from '@/shared/session/session-store';
import type { Answers } from './choose-rules';

/** The answers of the guided choice, in memory only: they are health data. */
export const useAnswers = create<{ readonly answers: Answers }>(() => ({ answers: {} }));

export const keepAnswers = (answers: Answers): void => useAnswers.setState({ answers });

onSignOut(() => keepAnswers({}));
