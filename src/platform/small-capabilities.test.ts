import Taro from '@tarojs/taro';
import { addToCalendar as addOnAlipay } from './calendar/index.alipay';
import { addToCalendar as addInBrowser } from './calendar/index.h5';
import { addToCalendar as addOnWeChat } from './calendar/index.weapp';
import { copyText as copyInBrowser } from './clipboard/index.h5';
import { copyText as copyOnWeChat } from './clipboard/index.weapp';
import { copier } from './clipboard/mini';
import { mapLink, openLocation } from './open-location/index.h5';
import { callPhone } from './phone-call/mini';
import {
  askForMessages as askOnAlipay,
  messagePlatform as onAlipay,
} from './subscribe-message/index.alipay';
import {
  askForMessages as askInBrowser,
  messagePlatform as inBrowserNone,
} from './subscribe-message/index.h5';
import {
  askForMessages as askOnWeChat,
  messagePlatform as onWeChat,
} from './subscribe-message/index.weapp';
import { miniSystemInfo } from './system-info/mini';
import { platformOf } from './system-info/platform-of';

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    addPhoneCalendar: jest.fn(),
    setClipboardData: jest.fn(),
    makePhoneCall: jest.fn(),
    requestSubscribeMessage: jest.fn(),
    showModal: jest.fn(),
  },
}));

/** WeChat answers these calls by callbacks alone. */
interface Callbacks {
  readonly success: (result: object) => void;
  readonly fail: (failure: object) => void;
}

const appointment = {
  title: '接种预约',
  start: 1_800_000_000_000,
  end: 1_800_003_600_000,
  location: '社区医院',
  note: '带身份证',
  alarmMinutes: 30,
  ics: 'BEGIN:VCALENDAR',
  address: () => Promise.reject(new Error('not asked for')),
};

describe('the calendar', () => {
  test('of WeChat takes seconds', async () => {
    jest
      .mocked(Taro.addPhoneCalendar)
      .mockImplementationOnce(((options: Callbacks) => options.success({})) as never);
    await expect(addOnWeChat(appointment)).resolves.toBe('added');
    expect(Taro.addPhoneCalendar).toHaveBeenCalledWith(
      expect.objectContaining({
        startTime: 1_800_000_000,
        endTime: '1800003600',
        alarmOffset: 1800,
      }),
    );
  });

  test.each([
    ['addPhoneCalendar:fail auth deny', 'refused'],
    ['addPhoneCalendar:fail privacy permission is not authorized', 'refused'],
    ['addPhoneCalendar:fail', 'failed'],
  ])('of WeChat answering %s is %s', async (errMsg, outcome) => {
    jest
      .mocked(Taro.addPhoneCalendar)
      .mockImplementationOnce(((options: Callbacks) => options.fail({ errMsg })) as never);
    await expect(addOnWeChat(appointment)).resolves.toBe(outcome);
  });

  test('of a browser is a file named after the appointment', async () => {
    const made: HTMLAnchorElement[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      made.push(this);
    });
    Object.assign(window.URL, {
      createObjectURL: () => 'blob:1',
      revokeObjectURL: () => undefined,
    });
    await expect(addInBrowser(appointment)).resolves.toBe('file');
    expect(made[0]?.download).toBe('接种预约.ics');
  });

  test('of Alipay does not exist', async () => {
    await expect(addOnAlipay(appointment)).resolves.toBe('unsupported');
  });
});

describe('the clipboard', () => {
  test('falls back to a selection where the browser has no clipboard API', async () => {
    const execCommand = jest.fn(() => true);
    Object.assign(document, { execCommand });
    await expect(copyInBrowser('abc')).resolves.toBe(true);
    expect(execCommand).toHaveBeenCalledWith('copy');
    expect(document.querySelector('textarea')).toBeNull();
  });

  test('that is forbidden answers false', async () => {
    jest.mocked(Taro.showModal).mockClear();
    jest.mocked(Taro.setClipboardData).mockRejectedValue({});
    await expect(copyOnWeChat('abc')).resolves.toBe(false);
    await expect(copier((call) => call())('abc')).resolves.toBe(false);
    expect(Taro.showModal).not.toHaveBeenCalled();
  });

  test('of WeChat whose guide was refused says how to allow it', async () => {
    jest.mocked(Taro.setClipboardData).mockRejectedValueOnce({ errno: 104 });
    await expect(copyOnWeChat('abc')).resolves.toBe(false);
    const [said] = jest.mocked(Taro.showModal).mock.lastCall ?? [];
    expect(said?.content).toContain('再点一次，在微信的提示里选“同意”');
  });
});

test('a call that the user thinks better of answers false', async () => {
  jest.mocked(Taro.makePhoneCall).mockRejectedValueOnce({ errMsg: 'cancel' });
  await expect(callPhone('02112345678')).resolves.toBe(false);
});

test('a map opens by a link that the device itself handles; a desktop has none', async () => {
  const location = { latitude: 31.2, longitude: 121.5, name: '社区医院', address: '' };
  expect(mapLink(location, 'IOS')).toMatch(/^maps:\/\/\?ll=31\.2,121\.5&q=%E7/);
  expect(mapLink(location, 'ANDROID')).toMatch(/^geo:31\.2,121\.5\?q=31\.2,121\.5\(%E7/);
  await expect(openLocation(location)).resolves.toBe(false);
});

describe('reminders', () => {
  test('of WeChat are those answered with accept', async () => {
    jest
      .mocked(Taro.requestSubscribeMessage)
      .mockResolvedValueOnce({ a: 'accept', b: 'reject' } as never);
    await expect(askOnWeChat(['a', 'b'])).resolves.toEqual({ status: 'asked', accepted: ['a'] });
  });

  test.each(['ban', 'filter', 'reject', ''])(
    'of WeChat answered with “%s” will not come',
    async (answer) => {
      jest
        .mocked(Taro.requestSubscribeMessage)
        .mockResolvedValueOnce({ a: answer, b: 'acceptWithAlert' } as never);
      await expect(askOnWeChat(['a', 'b'])).resolves.toEqual({ status: 'asked', accepted: ['b'] });
    },
  );

  test('are said to come in the app that was asked', () => {
    expect([onWeChat, onAlipay, inBrowserNone]).toEqual(['weapp', 'alipay', null]);
  });

  test('of Alipay stand in the result, and closing the panel accepts nothing', async () => {
    const requestSubscribeMessage = jest
      .fn()
      .mockImplementationOnce(({ success }) => success({ result: { subscribedEntityIds: ['a'] } }))
      .mockImplementationOnce(({ fail }) => fail({ behavior: 'cancel' }));
    Object.assign(globalThis, { my: { requestSubscribeMessage } });
    await expect(askOnAlipay(['a', 'b'])).resolves.toEqual({ status: 'asked', accepted: ['a'] });
    await expect(askOnAlipay(['a', 'b'])).resolves.toEqual({ status: 'asked', accepted: [] });
  });

  test('do not exist in a browser', async () => {
    await expect(askInBrowser(['a'])).resolves.toEqual({ status: 'unsupported' });
  });
});

describe('the device', () => {
  test.each([
    ['ios', 'IOS'],
    ['android', 'ANDROID'],
    ['ohos', 'HARMONY'],
    ['windows', 'OTHER'],
  ])('%s is %s', (text, platform) => expect(platformOf(text)).toBe(platform));

  const facts = { platform: 'ios', system: 'iOS 17.0', language: 'zh_CN', theme: 'dark' };
  const told = {
    agent: 'weapp ios iOS 17.0',
    target: 'weapp',
    platform: 'IOS',
    system: 'iOS 17.0',
    language: 'zh-CN',
    isDark: true,
  };

  test('of a mini-program tells system and language, and is asked once', () => {
    const read = jest.fn(() => facts);
    const systemInfo = miniSystemInfo('weapp', read);
    expect(systemInfo()).toEqual(told);
    expect(systemInfo()).toEqual(told);
    expect(read).toHaveBeenCalledTimes(1);
  });

  test('of a host that cannot tell now is asked again', () => {
    const read = jest.fn(() => facts);
    read.mockImplementationOnce(() => {
      throw new Error('not ready');
    });
    const systemInfo = miniSystemInfo('weapp', read);
    expect(systemInfo()).toMatchObject({ platform: 'OTHER', system: '' });
    expect(systemInfo()).toEqual(told);
  });
});
