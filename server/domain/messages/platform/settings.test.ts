import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMessageSettings } from './settings';
import type { MiniPlatform } from './settings';

const SEND_URL = 'https://messages.example.com/send';
const OFFER = { id: 'w1', fields: { what: 'thing1', product: 'thing2', until: 'time3' } };

describe('the settings of platform messages', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'messages-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const read = (content: object, reachable: readonly MiniPlatform[] = ['weapp', 'alipay']) => {
    const path = join(folder, 'settings.json');
    writeFileSync(path, JSON.stringify(content));
    return readMessageSettings(path, reachable);
  };

  test('without a file nothing is carried', () => {
    expect(readMessageSettings(undefined, [])).toMatchObject({ sendUrl: null, carriers: [] });
  });

  test('a template carries each of its kinds on its platform', () => {
    const { carriers, templates, wechat } = read({
      sendUrl: SEND_URL,
      templates: { weapp: { offer: OFFER }, alipay: { offer: 'a1', turn: 'a2' } },
    });
    expect(carriers).toEqual([
      { kind: 'offer', platform: 'weapp', template: 'w1' },
      { kind: 'offer', platform: 'alipay', template: 'a1' },
      { kind: 'turn', platform: 'alipay', template: 'a2' },
    ]);
    expect(templates.weapp).toEqual({ offer: 'w1' });
    expect(wechat.offer).toEqual(OFFER);
  });

  test('WeChat’s templates need no service of the operator', () => {
    expect(read({ templates: { weapp: { offer: OFFER } } }, ['weapp']).sendUrl).toBeNull();
  });

  const withFields = (fields: object) => ({ weapp: { offer: { id: 'w1', fields } } });
  test.each([
    ['a template of another name', { weapp: { remind: OFFER } }, 'templates.weapp'],
    ['an empty id', { weapp: { offer: { ...OFFER, id: '' } } }, 'templates.weapp.offer.id'],
    ['a field that WeChat has not', withFields({ what: 'title1' }), 'offer.fields.what'],
    ['a day in a field of texts', withFields({ day: 'thing1' }), 'offer.fields.day'],
    ['something that no message says', withFields({ dose: 'thing1' }), 'offer.fields'],
    ['no service to send by Alipay', { alipay: { offer: 'a1' } }, 'sendUrl'],
  ])('%s stops the start and is named', (_, templates, named) => {
    expect(() => read({ templates })).toThrow(named);
  });

  test.each([
    ['an address that is none', 'messages.example.com', ['weapp', 'alipay'] as const, 'sendUrl'],
    ['Alipay users that nobody can name', SEND_URL, ['weapp'] as const, 'miniExchangeUrl'],
    ['no mini-program', SEND_URL, ['alipay'] as const, 'WECHAT_MINI_APP_ID'],
  ])('so does %s', (_, sendUrl, reachable, named) => {
    const templates = { weapp: { offer: OFFER }, alipay: { offer: 'a1' } };
    expect(() => read({ sendUrl, templates }, reachable)).toThrow(named);
  });
});
