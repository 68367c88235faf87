import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { CODE } from '@contract/errors';
import { ApiError } from '@/http/failure/api-error';
import { updateNickName } from '@/shared/session/api';
import { NickNamePopup } from './nick-name-popup';

let mockShow: () => void = () => undefined;
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {},
  useDidShow: (handler: () => void) => void (mockShow = handler),
}));
jest.mock('@/routes/engine', () => ({ engine: { current: () => undefined } }));
jest.mock('@/shared/session/api', () => ({ updateNickName: jest.fn() }));
jest.mock('@/ui/toast/toast', () => ({ showToast: jest.fn() }));
jest.mock('@/http/hooks/use-server', () => ({ refreshServerData: jest.fn() }));

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <p>{open ? 'open' : 'closed'}</p>
      <button onClick={() => setOpen(true)}>go</button>
      <NickNamePopup
        open={open}
        present=""
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
      />
    </div>
  );
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: '昵称' });
const save = (): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: '保存' })));
const comeBack = (): Promise<void> => act(async () => mockShow());

beforeEach(() => {
  jest.clearAllMocks();
  Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
});

test.each(['still there', 'built anew'])(
  'whoever has to pass the SMS check first finds what they typed on a page that is %s',
  async (how) => {
    jest
      .mocked(updateNickName)
      .mockRejectedValueOnce(
        new ApiError({ kind: 'server', code: CODE.SERIAL_NUMBER_USER, msg: '请先验证' }),
      );
    render(<Page />);
    fireEvent.click(screen.getByText('go'));
    fireEvent.change(field(), { target: { value: '老李' } });
    await save();
    expect(screen.getByText('closed')).toBeTruthy();
    if (how === 'built anew') {
      cleanup();
      render(<Page />);
    } else await comeBack();
    expect(field().value).toBe('老李');
    await save();
    expect(updateNickName).toHaveBeenLastCalledWith('老李');
    await comeBack();
    expect(screen.getByText('closed')).toBeTruthy();
  },
);
