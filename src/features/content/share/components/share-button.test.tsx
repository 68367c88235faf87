import { act, fireEvent, render, screen } from '@testing-library/react';
import { sharing } from '@/platform/share';
import type { ShareOutcome } from '@/platform/share/types';
import { setTrackSink } from '@/telemetry/track';
import { ShareButton } from './share-button';

jest.mock('@/platform/share', () => ({ sharing: { share: jest.fn() } }));
jest.mock('@/routes/engine', () => ({ engine: { current: () => ({ name: 'vaccineDetail' }) } }));

const HINT = '点右上角“···”，分享给好友或朋友圈';
const tracked = jest.fn();

async function press(outcome: ShareOutcome): Promise<void> {
  jest.mocked(sharing.share).mockResolvedValue(outcome);
  render(<ShareButton shared={{ title: '流感疫苗', path: '/vaccineDetalis?vaccId=9' }} />);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '分享' })));
}

beforeEach(() => setTrackSink(tracked));
afterEach(() => {
  setTrackSink(null);
  tracked.mockClear();
});

test('in a messaging app an overlay says where its menu is, until it is understood', async () => {
  await press('menu');
  expect(screen.getByRole('dialog', { name: HINT }).textContent).toContain(HINT);
  fireEvent.click(screen.getByRole('button', { name: '知道了' }));
  expect(screen.queryByRole('dialog')?.closest('.is-leaving')).not.toBeNull();
});

test('elsewhere there is no overlay', async () => {
  await press('shared');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what came of it is told as a share event (10045)', async () => {
  await press('copied');
  expect(tracked.mock.calls[0][0]).toEqual([
    expect.objectContaining({ id: 10045, attributes: { route: 'vaccineDetail', way: 'copied' } }),
  ]);
});
