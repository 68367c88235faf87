import { fireEvent, render, screen } from '@testing-library/react';
import { useServer } from '@/http/hooks/use-server';
import { navigate } from '@/routes/navigate';
import { RestEntry } from './rest-entry';

jest.mock('@/http/hooks/use-server', () => ({ useServer: jest.fn() }));
jest.mock('@/routes/navigate', () => ({ navigate: { to: jest.fn(() => Promise.resolve()) } }));

const show = (...steps: string[]) => {
  const doses = steps.map((step) => ({ step, isByChoice: false, blockedBy: null }));
  jest.mocked(useServer).mockReturnValue({ data: { doses } } as never);
  return render(<RestEntry orderId="o1" />);
};

test('doses that can be booked are offered with their number', () => {
  show('keep', 'book', 'book', 'later');
  expect(screen.getByText(/后面的接种中，2 针现在就能约/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '约好后面几针' }));
  expect(navigate.to).toHaveBeenCalledWith('restOfCourse', { orderId: 'o1' });
});

test('doses that have to move come first', () => {
  show('book', 'move');
  expect(screen.getByRole('button', { name: '顺延后面几针' })).toBeTruthy();
});

test('where several courses stand together, it says of which it speaks', () => {
  const doses = [{ step: 'book', isByChoice: false, blockedBy: null }];
  jest.mocked(useServer).mockReturnValue({ data: { doses } } as never);
  render(<RestEntry orderId="o1" name="乙脑疫苗" />);
  expect(screen.getByText(/^乙脑疫苗后面的接种中，1 针/)).toBeTruthy();
});

test('nothing is shown where all stand', () => {
  const { container } = show('keep', 'later');
  expect(container.textContent).toBe('');
});

test('a later appointment that can neither stand nor move is named, instead of nothing', () => {
  const order = { orderId: 'o3', day: '2026-12-10', startTime: '10:00', endTime: '10:30' };
  const doses = [
    { doseNo: 2, step: 'later', blockedBy: 3, order: null },
    { doseNo: 3, label: '第 3 剂', step: 'later', blockedBy: null, order },
  ];
  jest.mocked(useServer).mockReturnValue({ data: { doses } } as never);
  render(<RestEntry orderId="o1" />);
  expect(screen.getByText(/第 3 剂已约在 12月10日.*没有时间可改/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '看看怎么办' }));
  expect(navigate.to).toHaveBeenCalledWith('restOfCourse', { orderId: 'o1' });
});
