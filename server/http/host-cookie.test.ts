import { hostCookieIn, hostCookieLine } from './host-cookie';

test('by TLS a cookie belongs to its host alone', () => {
  const line = hostCookieLine('ym_device', 'v', { seconds: 5, isSecure: true });
  expect(line).toBe('__Host-ym_device=v; Path=/; Max-Age=5; SameSite=Lax; HttpOnly; Secure');
  // Browsers refuse the prefix on a plain connection, as on a developer's machine.
  expect(hostCookieLine('ym_device', '', { seconds: 0, isSecure: false })).toBe(
    'ym_device=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly',
  );
});

test('the one that no other host can set goes before one from earlier', () => {
  expect(hostCookieIn('ym_device=old; __Host-ym_device=new', 'ym_device')).toBe('new');
  expect(hostCookieIn('ym_device=old', 'ym_device')).toBe('old');
  expect(hostCookieIn(undefined, 'ym_device')).toBeNull();
});
