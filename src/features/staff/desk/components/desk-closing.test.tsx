import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { deskRequest } from '../api';
import { DeskClosing } from './desk-closing';

jest.mock('../api', () => ({ deskRequest: jest.fn() }));
jest.mock('@/ui/toast/toast', () => ({ showToast: jest.fn() }));

const DAY = '2026-11-23';

/** The sheet as the desk has it: gone once opened, and closed or not as the day says. */
function Sheet({ slow }: { readonly slow: Promise<void> }) {
  const [isShown, setShown] = useState(true);
  const [isClosed, setClosed] = useState(true);
  if (!isShown) return null;
  return (
    <DeskClosing
      target={{ day: DAY }}
      name="周一"
      closed={isClosed}
      closeText="当日停诊"
      openText="恢复当日"
      refresh={() => {
        setClosed(false);
        return slow;
      }}
      onOpened={() => setShown(false)}
      onOrder={jest.fn()}
    />
  );
}

test('a day that was opened again is not offered to be closed while the list loads', async () => {
  jest
    .mocked(deskRequest)
    .mockImplementation((async (name: string) =>
      name === 'POST /desk/reopen.do' ? { slots: 2, told: 0 } : new Promise(() => {})) as never);
  render(<Sheet slow={new Promise(() => {})} />);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '恢复当日' })));
  expect(screen.queryByRole('button', { name: '当日停诊' })).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
