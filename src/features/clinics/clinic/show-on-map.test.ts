import { copyText } from '@/platform/clipboard';
import { openLocation } from '@/platform/open-location';
import { showToast } from '@/ui/toast/toast';
import { showOnMap } from './show-on-map';

jest.mock('@/platform/clipboard', () => ({ copyText: jest.fn(() => Promise.resolve(true)) }));
jest.mock('@/platform/open-location', () => ({ openLocation: jest.fn() }));
jest.mock('@/ui/toast/toast', () => ({ showToast: jest.fn() }));

const LOCATION = { name: '东城门诊', address: '安外大街 1 号', latitude: 39.9, longitude: 116.4 };

beforeEach(() => jest.clearAllMocks());

test('a map that opens needs no words', async () => {
  jest.mocked(openLocation).mockResolvedValue(true);
  await showOnMap(LOCATION);
  expect(copyText).not.toHaveBeenCalled();
});

test('where no map opens, the address is at hand instead of nothing', async () => {
  jest.mocked(openLocation).mockResolvedValue(false);
  await showOnMap(LOCATION);
  expect(copyText).toHaveBeenCalledWith('东城门诊 安外大街 1 号');
  expect(showToast).toHaveBeenCalledWith('没能打开地图，地址已复制');
});
