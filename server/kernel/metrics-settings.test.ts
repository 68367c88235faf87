import { readMetricsSettings } from './metrics-settings';

const TOKEN = 'x'.repeat(32);

test('without a setting nobody sees the metrics', () => {
  expect(readMetricsSettings({})).toBeNull();
  expect(readMetricsSettings({ METRICS_TOKEN: '', METRICS_LISTEN: '' })).toBeNull();
});

test('a token has to be long', () => {
  expect(readMetricsSettings({ METRICS_TOKEN: TOKEN })).toEqual({ token: TOKEN, listen: null });
  expect(() => readMetricsSettings({ METRICS_TOKEN: TOKEN.slice(1) })).toThrow(
    'METRICS_TOKEN must have at least 32 characters.',
  );
});

test.each([
  ['127.0.0.1:9464', '127.0.0.1', 9464],
  ['10.1.2.3:1', '10.1.2.3', 1],
  ['172.31.255.255:65535', '172.31.255.255', 65535],
  ['192.168.0.1:0', '192.168.0.1', 0],
  ['[::1]:9464', '::1', 9464],
  ['[fd00::1]:9464', 'fd00::1', 9464],
])('%s needs no token', (METRICS_LISTEN, host, port) => {
  expect(readMetricsSettings({ METRICS_LISTEN })).toEqual({ token: null, listen: { host, port } });
});

test.each(['0.0.0.0:9464', '[::]:9464', '172.32.0.1:9464', '11.0.0.1:1', '[2001:db8::1]:9464'])(
  '%s needs one',
  (METRICS_LISTEN) => {
    expect(() => readMetricsSettings({ METRICS_LISTEN })).toThrow('METRICS_LISTEN must be');
    expect(readMetricsSettings({ METRICS_LISTEN, METRICS_TOKEN: TOKEN })?.token).toBe(TOKEN);
  },
);

test.each([
  '9464',
  'localhost:9464',
  '127.0.0.1',
  '127.0.0.1:65536',
  '::1:9464',
  '[1.2.3.4]:1',
  ':1',
])('%s is no address', (METRICS_LISTEN) => {
  expect(() => readMetricsSettings({ METRICS_LISTEN, METRICS_TOKEN: TOKEN })).toThrow(
    `METRICS_LISTEN must be an address such as 127.0.0.1:9464, not "${METRICS_LISTEN}".`,
  );
});
