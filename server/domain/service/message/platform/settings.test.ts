import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMessageSettings } from './settings';
import type { MiniPlatform } from './settings';

const ALIPAY = { id: 'a1', keywords: ['product', 'until'] };
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
    expect(readMessageSettings(undefined, [])).toMatchObject({ alipay: {}, carriers: [] });
  });

  test('a template carries each of its kinds on its platform', () => {
    const { carriers, templates, wechat, alipay } = read({
      templates: {
        weapp: { offer: OFFER },
        alipay: { offer: ALIPAY, turn: { ...ALIPAY, id: 'a2' } },
      },
    });
    expect(carriers).toEqual([
      { kind: 'offer', platform: 'weapp', template: 'w1' },
      { kind: 'familyOffer', platform: 'weapp', template: 'w1' },
      { kind: 'waitingOver', platform: 'weapp', template: 'w1' },
      { kind: 'offer', platform: 'alipay', template: 'a1' },
      { kind: 'familyOffer', platform: 'alipay', template: 'a1' },
      { kind: 'waitingOver', platform: 'alipay', template: 'a1' },
      { kind: 'turn', platform: 'alipay', template: 'a2' },
    ]);
    expect(templates.weapp).toEqual({ offer: 'w1' });
    expect(wechat.offer).toEqual(OFFER);
    expect(alipay.offer).toEqual(ALIPAY);
  });

  const withFields = (fields: object) => ({ weapp: { offer: { id: 'w1', fields } } });
  test.each([
    ['a template of another name', { weapp: { remind: OFFER } }, 'templates.weapp'],
    ['an empty id', { weapp: { offer: { ...OFFER, id: '' } } }, 'templates.weapp.offer.id'],
    ['a field that WeChat has not', withFields({ what: 'title1' }), 'offer.fields.what'],
    ['a day in a field of texts', withFields({ day: 'thing1' }), 'offer.fields.day'],
    ['something that no message says', withFields({ dose: 'thing1' }), 'offer.fields'],
    [
      'a keyword that says nothing',
      { alipay: { offer: { ...ALIPAY, keywords: ['dose'] } } },
      'keywords',
    ],
    [
      'an id that Alipay has not',
      { alipay: { offer: { ...ALIPAY, id: 'a'.repeat(65) } } },
      'offer.id',
    ],
  ])('%s stops the start and is named', (_, templates, named) => {
    expect(() => read({ templates })).toThrow(named);
  });

  test.each([
    ['Alipay users that nobody can name', ['weapp'] as const, 'ALIPAY_MINI_APP_ID'],
    ['no mini-program of WeChat', ['alipay'] as const, 'WECHAT_MINI_APP_ID'],
  ])('so does %s', (_, reachable, named) => {
    const templates = { weapp: { offer: OFFER }, alipay: { offer: ALIPAY } };
    expect(() => read({ templates }, reachable)).toThrow(named);
  });

  test('and a service of the operator’s own, which earlier versions sent by', () => {
    expect(() => read({ sendUrl: 'https://a.example', templates: {} })).toThrow('sendUrl');
  });
});
