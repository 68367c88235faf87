import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { Dialog } from './dialog';

export interface Question {
  readonly title: string;
  readonly text?: string | undefined;
  readonly confirmText?: string | undefined;
  readonly cancelText?: string | undefined;
  readonly tone?: 'plain' | 'danger' | undefined;
}

/**
 * Asks in one expression: `if (await ask({ title })) …`. Render the returned element in the page. Resolves true on
 * confirm, false on cancel.
 */
export function useConfirm(): [
  ask: (question: Question) => Promise<boolean>,
  element: ReactElement,
] {
  const [question, setQuestion] = useState<Question>({ title: '' });
  const [open, setOpen] = useState(false);
  const answer = useRef<(yes: boolean) => void>();
  const ask = (next: Question): Promise<boolean> => {
    answer.current?.(false);
    setQuestion(next);
    setOpen(true);
    return new Promise((resolve) => {
      answer.current = resolve;
    });
  };
  const close = (yes: boolean): void => {
    setOpen(false);
    answer.current?.(yes);
    answer.current = undefined;
  };
  const element = (
    <Dialog
      open={open}
      title={question.title}
      confirmText={question.confirmText}
      cancelText={question.cancelText}
      tone={question.tone}
      onConfirm={() => close(true)}
      onCancel={() => close(false)}
    >
      {question.text}
    </Dialog>
  );
  return [ask, element];
}
