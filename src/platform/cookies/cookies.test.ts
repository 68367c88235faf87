import { createMemoryStore } from '../storage/memory-store';
import { cookies } from './index.h5';
import { cookieLine, readCookie } from './cookie-text';
import { createStoredCookies } from './stored-cookies';
import { COOKIE_DAY } from './types';

describe('cookies of a browser', () => {
  test('a value with Chinese text and separators survives a round trip', () => {
    cookies.set('info', '{"nickName":"小易; a=b"}', { maxAge: COOKIE_DAY });
    expect(document.cookie).not.toContain('小易');
    expect(cookies.get('info')).toBe('{"nickName":"小易; a=b"}');
    cookies.remove('info');
    expect(cookies.get('info')).toBeNull();
  });

  test('one day is 86400 seconds, and a secure page marks the cookie secure', () => {
    expect(
      cookieLine('tk', 'x', { maxAge: COOKIE_DAY, domain: '.example.com', secure: true }),
    ).toBe('tk=x; path=/; max-age=86400; domain=.example.com; samesite=lax; secure');
  });

  test('a name that ends like another is not mistaken for it', () => {
    expect(readCookie('my_tk=1; tk=2', 'tk')).toBe('2');
    expect(readCookie('my_tk=1', 'tk')).toBeNull();
  });

  test('a badly encoded value is handed over as it is', () => {
    expect(readCookie('a=%E4%', 'a')).toBe('%E4%');
  });
});

describe('cookies of a mini-program', () => {
  function setup() {
    const local = createMemoryStore();
    let time = 1_000;
    const make = () => createStoredCookies(local, createMemoryStore(), () => time);
    return { local, make, pass: (ms: number) => (time += ms) };
  }

  test('a cookie of one day is there until the day is over, then it is gone from storage too', () => {
    const { local, make, pass } = setup();
    make().set('tk', 'a|b', { maxAge: COOKIE_DAY });
    pass(COOKIE_DAY - 1);
    expect(make().get('tk')).toBe('a|b');
    pass(1);
    expect(make().get('tk')).toBeNull();
    expect(local.keys()).toEqual([]);
  });

  test('a cookie without lifetime does not survive a restart', () => {
    const { make } = setup();
    const jar = make();
    jar.set('tk', 'x');
    expect(jar.get('tk')).toBe('x');
    expect(make().get('tk')).toBeNull();
  });

  test('a full storage keeps a lasting cookie for the session only', () => {
    const session = createMemoryStore();
    const full = {
      ...createMemoryStore(),
      set: () => {
        throw new Error('full');
      },
    };
    const jar = createStoredCookies(full, session, () => 1_000);
    jar.set('tk', 'x', { maxAge: COOKIE_DAY });
    expect(jar.get('tk')).toBe('x');
  });

  test('removing takes both kinds away', () => {
    const { make } = setup();
    const jar = make();
    jar.set('tk', 'x', { maxAge: COOKIE_DAY });
    jar.remove('tk');
    expect(jar.get('tk')).toBeNull();
  });
});
