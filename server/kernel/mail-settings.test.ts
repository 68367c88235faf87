import { readMailSettings } from './mail-settings';

const FROM = { MAIL_FROM: 'no-reply@example.cn' };
const read = (url: string, isLive = true) => readMailSettings({ SMTP_URL: url, ...FROM }, isLive);

test('without an address there is no mail', () => {
  expect(readMailSettings({}, true)).toBeNull();
});

test('smtps is TLS from the first byte, smtp requires STARTTLS', () => {
  expect(read('smtps://post%40ex:p%2Fw@mail.example.cn')).toEqual({
    host: 'mail.example.cn',
    port: 465,
    tls: 'implicit',
    user: { name: 'post@ex', password: 'p/w' },
    from: 'no-reply@example.cn',
  });
  expect(read('smtp://mail.example.cn')).toMatchObject({ port: 587, tls: 'starttls', user: null });
  expect(read('smtp://[::1]:2525', false)).toMatchObject({ host: '::1', port: 2525 });
});

test('TLS can be switched off outside live only', () => {
  expect(read('smtp://127.0.0.1:25?tls=off', false)).toMatchObject({ tls: 'none' });
  expect(() => read('smtp://127.0.0.1:25?tls=off')).toThrow('SMTP_URL');
});

test.each([
  'mail.example.cn',
  'https://mail.example.cn',
  'smtp://mail.example.cn/path',
  'smtps://mail.example.cn?tls=off',
  'smtps://mail.example.cn?tls.rejectUnauthorized=false',
])('%s is refused', (url) => {
  expect(() => read(url, false)).toThrow('SMTP_URL');
});

test.each(['', 'Yimiao <no-reply@example.cn>', 'a@b.cn\r\nBcc: c@d.cn'])(
  'the sender %j is refused',
  (from) => {
    const env = { SMTP_URL: 'smtps://mail.example.cn', MAIL_FROM: from };
    expect(() => readMailSettings(env, true)).toThrow('MAIL_FROM');
  },
);
