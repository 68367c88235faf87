import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { closeLayers, openLayers } from '../a11y/open-layers';
import { Button } from '../button/button';
import { Dialog } from './dialog';
import { Popup } from './popup';
import { useConfirm } from './use-confirm';

// jsdom has no layout; the focus trap uses boxes to find what can be focused.
beforeAll(() => {
  Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
});

function Sheet({ hasField = false }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>open</Button>
      <Popup open={open} onClose={() => setOpen(false)} title="Who">
        {hasField ? <input autoFocus /> : null}
        <Button>first</Button>
        <Button>last</Button>
      </Popup>
    </>
  );
}

describe('a popup', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const openIt = (hasField = false): HTMLElement => {
    render(<Sheet hasField={hasField} />);
    const opener = screen.getByText('open').closest<HTMLElement>('[role=button]') as HTMLElement;
    opener.focus();
    fireEvent.click(opener);
    return opener;
  };

  it('is not in the page until it is first opened, and leaves it after closing', () => {
    render(<Sheet />);
    expect(screen.queryByText('first')).toBeNull();
    fireEvent.click(screen.getByText('open'));
    expect(screen.getByRole('dialog', { name: 'Who' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '关闭' }));
    act(() => void jest.runAllTimers());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes the focus, holds it, and gives it back on Escape', () => {
    const opener = openIt();
    const dialog = screen.getByRole('dialog');
    expect(document.activeElement).toBe(dialog);
    const last = screen.getByText('last').closest<HTMLElement>('[role=button]') as HTMLElement;
    last.focus();
    fireEvent.keyDown(last, { key: 'Tab' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '关闭' }));
    fireEvent.keyDown(document.activeElement as Element, { key: 'Tab', shiftKey: true });
    expect(document.activeElement).toBe(last);
    fireEvent.keyDown(last, { key: 'Escape' });
    expect(document.activeElement).toBe(opener);
  });

  it('leaves the focus to its field that asks for it, and gives it back all the same', () => {
    const opener = openIt(true);
    const field = screen.getByRole('textbox');
    expect(document.activeElement).toBe(field);
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(document.activeElement).toBe(opener);
  });

  it('counts as open for the router until it closes, be it that the router asks it to', () => {
    openIt();
    expect(openLayers()).toHaveLength(1);
    act(() => closeLayers(0));
    act(() => void jest.runAllTimers());
    expect(openLayers()).toHaveLength(0);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

function Changing({ answers }: { answers: boolean }) {
  const [isDone, setDone] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const ask = (): void => (answers ? setAsked(true) : setDone(true));
  return (
    <Popup open onClose={() => undefined} title="Close the day">
      {isDone ? <Button>open again</Button> : null}
      {isDone ? null : (
        <>
          <Button onPress={ask}>close</Button>
          {isAsked ? (
            <Dialog
              open
              title="Sure?"
              confirmText="yes"
              cancelText="no"
              onConfirm={() => setDone(true)}
              onCancel={() => setAsked(false)}
            />
          ) : null}
        </>
      )}
    </Popup>
  );
}

describe('a sheet whose content changes under the focus', () => {
  const button = (text: string) =>
    screen.getByText(text).closest<HTMLElement>('[role=button]') as HTMLElement;
  const press = (text: string): void => {
    button(text).focus();
    fireEvent.click(button(text));
  };

  it('keeps the focus', async () => {
    render(<Changing answers={false} />);
    press('close');
    await screen.findByText('open again');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('dialog')));
  });

  it('takes it back from a question that goes with what asked it', async () => {
    render(<Changing answers />);
    press('close');
    expect(document.activeElement).toBe(screen.getByRole('alertdialog'));
    press('yes');
    await screen.findByText('open again');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('dialog')));
  });
});

function Asking({ onAnswer }: { onAnswer: (yes: boolean) => void }) {
  const [ask, element] = useConfirm();
  return (
    <>
      <Button onPress={() => void ask({ title: 'Sure?' }).then(onAnswer)}>ask</Button>
      {element}
    </>
  );
}

describe('a question', () => {
  it.each([
    ['确定', true],
    ['取消', false],
  ])('answered with %s resolves %p', async (button, yes) => {
    const answered = jest.fn();
    render(<Asking onAnswer={answered} />);
    fireEvent.click(screen.getByText('ask'));
    await act(async () => void fireEvent.click(screen.getByText(button)));
    expect(answered).toHaveBeenCalledWith(yes);
  });
});
