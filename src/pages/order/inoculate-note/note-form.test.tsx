import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { CODE } from '@contract/errors';
import type { ObservationAnswer } from '@contract/order/observation-endpoints';
import { removeObservation, saveObservation } from '@/pages/order/inoculate-note/api';
import { keepNote } from '@/pages/order/inoculate-note/draft';
import { ApiError } from '@/http/failure/api-error';
import { NoteForm } from './note-form';

jest.mock('@/pages/order/inoculate-note/api', () => ({
  removeObservation: jest.fn(),
  saveObservation: jest.fn(),
}));
jest.mock('@/ui/toast/toast', () => ({ showToast: jest.fn() }));

const SAVED = { reactions: ['fever' as const], text: '', savedAt: 1 };
const FACTS = { orderId: 'o1', note: null } as ObservationAnswer;

function Page() {
  const [facts, setFacts] = useState(FACTS);
  return (
    <NoteForm
      facts={facts}
      onChanged={() => Promise.resolve(setFacts({ ...FACTS, note: SAVED }))}
    />
  );
}
const save = () => screen.getByRole('button', { name: '保存记录' });
async function tickAndSave(): Promise<void> {
  fireEvent.click(screen.getByRole('checkbox', { name: '发热' }));
  save().focus();
  await act(async () => fireEvent.click(save()));
}

beforeEach(() => {
  jest.resetAllMocks();
  keepNote(null);
});

test('saving leaves the reader where they are, with what was saved', async () => {
  render(<Page />);
  await tickAndSave();
  expect(saveObservation).toHaveBeenCalledWith('o1', ['fever'], '');
  expect(document.activeElement).toBe(save());
  expect(screen.getByRole('checkbox', { name: '发热' }).getAttribute('aria-checked')).toBe('true');
});

test('why it was not saved is told beside the button, and nothing is lost', async () => {
  jest
    .mocked(saveObservation)
    .mockRejectedValue(
      new ApiError({ kind: 'server', code: CODE.ORDER_STATE, msg: '完成接种后才能查看' }),
    );
  render(<Page />);
  await tickAndSave();
  const relation = screen.getByRole('alert').compareDocumentPosition(save());
  expect(relation & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('完成接种后才能查看');
  expect(screen.getByRole('checkbox', { name: '发热' }).getAttribute('aria-checked')).toBe('true');
});

test('a note that could not be deleted is not said to be unsaved', async () => {
  jest.mocked(removeObservation).mockRejectedValue(new Error('x'));
  render(<NoteForm facts={{ ...FACTS, note: SAVED }} onChanged={() => Promise.resolve()} />);
  fireEvent.click(screen.getByRole('button', { name: '删除记录' }));
  const dialog = within(screen.getByRole('alertdialog'));
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: '删除记录' })));
  expect(screen.getByRole('alert').textContent).toContain('没有删除成功');
});
