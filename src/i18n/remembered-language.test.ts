import { systemInfo } from '@/platform/system-info';
import { currentLanguage, setLanguage } from './language';
import { chooseLanguage, languageOf, restoreLanguage } from './remembered-language';

jest.mock('@/platform/system-info', () => ({ systemInfo: jest.fn() }));
const deviceSpeaks = (language: string) =>
  jest.mocked(systemInfo).mockReturnValue({
    target: 'h5',
    platform: 'OTHER',
    system: '',
    language,
    agent: '',
    isDark: false,
  });

test.each([
  ['zh-CN', 'zh-CN'],
  ['zh_TW', 'zh-CN'],
  ['', 'zh-CN'],
  ['en-GB', 'en'],
  ['fr', 'en'],
])('a device in %j starts in %s', (tag, language) => {
  expect(languageOf(tag)).toBe(language);
});

test('the first start follows the device, every later one the choice', () => {
  deviceSpeaks('en-US');
  restoreLanguage();
  expect(currentLanguage()).toBe('en');
  chooseLanguage('zh-CN');
  setLanguage('en');
  restoreLanguage();
  expect(currentLanguage()).toBe('zh-CN');
});
