import { render, screen } from '@testing-library/react';
import type { DeskSlot } from '@contract/desk/endpoints';
import { DeskTimeBlock } from './desk-time';

const slot: DeskSlot = {
  slotId: 1,
  products: [{ productId: 'flu', productName: '流感疫苗' }],
  startTime: '08:00',
  endTime: '08:30',
  capacity: 5,
  taken: 3,
  left: 2,
  held: 0,
  closed: false,
  closeReason: '',
};
const show = (change: Partial<DeskSlot>) =>
  render(
    <DeskTimeBlock
      time={{ startTime: '08:00', endTime: '08:30', slots: [{ ...slot, ...change }], visits: [] }}
      onOrder={jest.fn()}
      onSlot={jest.fn()}
      onVisit={jest.fn()}
    />,
  );

test.each([
  [{}, '余 2 / 共 5'],
  [{ left: 0 }, '余 0 / 共 5'],
  [{ capacity: 0, left: 0 }, '未设名额'],
  [{ capacity: 0, left: 0, closed: true }, '已停诊'],
])('a slot of %j says %s, and is opened to set its places', (change, text) => {
  show(change);
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('button', { name: new RegExp(`流感疫苗 ${text}`) })).toBeTruthy();
});
