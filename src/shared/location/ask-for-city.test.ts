import { engine } from '@/routes/engine';
import { showToast } from '@/ui/toast/toast';
import { BEIJING } from '../../../test/samples/beijing';
import { askForCity } from './ask-for-city';
import { useLocation } from './store';

jest.mock('@/ui/toast/toast', () => ({ showToast: jest.fn() }));
jest.mock('@/routes/engine', () => ({
  engine: { go: jest.fn(async () => 'done'), current: jest.fn(() => ({ url: '/home' })) },
}));

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  useLocation.setState({ curCity: null });
});
afterEach(() => void jest.useRealTimers());

test.each(['denied', 'off', 'failed', 'timeout'] as const)(
  'after "%s" the city chooser opens 1000 ms behind the hint, and not before',
  (status) => {
    askForCity({ status });
    expect(showToast).toHaveBeenCalledWith('没能定位，请选择城市');
    jest.advanceTimersByTime(999);
    expect(engine.go).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(engine.go).toHaveBeenCalledWith('/toggleCity', 'push', undefined);
  },
);

test('a found user is asked for nothing', () => {
  askForCity({ status: 'ok', place: { ...BEIJING, adcode: '110101', latitude: 1, longitude: 2 } });
  jest.advanceTimersByTime(1000);
  expect(showToast).not.toHaveBeenCalled();
  expect(engine.go).not.toHaveBeenCalled();
});

test('who has gone on meanwhile stays there', () => {
  askForCity({ status: 'failed' });
  jest.mocked(engine.current).mockReturnValueOnce({ url: '/mine' } as never);
  jest.advanceTimersByTime(1000);
  expect(engine.go).not.toHaveBeenCalled();
});

test('who has chosen a city meanwhile needs no chooser', () => {
  askForCity({ status: 'failed' });
  useLocation.setState({ curCity: BEIJING });
  jest.advanceTimersByTime(1000);
  expect(engine.go).not.toHaveBeenCalled();
});
