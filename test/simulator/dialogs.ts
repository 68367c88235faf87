/** A system dialog in front of the page: showModal, showActionSheet, privacy, picker. */
export interface Dialog {
  kind: 'modal' | 'sheet';
  title: string;
  content: string;
  /** Button texts of a modal (confirm first), items of a sheet. */
  choices: string[];
  open: boolean;
  answer: (choice: number) => void;
}

/** Dialogs that the app has opened; an open one hides the page until it is answered. */
export class Dialogs {
  readonly all: Dialog[] = [];

  get open(): Dialog | undefined {
    return this.all.find((dialog) => dialog.open);
  }

  /** Shows a dialog; resolves to the index of the choice, -1 for cancel. */
  ask(question: Pick<Dialog, 'kind' | 'title' | 'content' | 'choices'>): Promise<number> {
    return new Promise((resolve) => {
      const dialog: Dialog = {
        ...question,
        open: true,
        answer: (choice) => {
          dialog.open = false;
          resolve(choice);
        },
      };
      this.all.push(dialog);
    });
  }

  /** Answers the open dialog. */
  answer(choice: number | string): void {
    const dialog = this.open;
    if (!dialog) throw new Error(`no dialog is open to answer ${choice}`);
    const index = typeof choice === 'number' ? choice : dialog.choices.indexOf(choice);
    if (typeof choice === 'string' && index < 0) {
      throw new Error(`"${dialog.title}" offers ${dialog.choices.join(', ')}, not ${choice}`);
    }
    dialog.answer(index);
  }
}
