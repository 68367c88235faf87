import { readMessageSettings } from '../domain/service/message/platform/settings';
import { startPlatformMessages } from './platform-messages';

test('where nothing is set up the database is not asked, and no timer runs', async () => {
  jest.useFakeTimers();
  const untouchable = new Proxy(
    {},
    {
      get: (_, name) => {
        throw new Error(`asked for ${String(name)}`);
      },
    },
  );
  const deps = new Proxy({}, { get: () => untouchable });
  const stop = startPlatformMessages(deps as never, readMessageSettings(undefined, ['weapp']));
  expect(jest.getTimerCount()).toBe(0);
  await stop();
  jest.useRealTimers();
});
