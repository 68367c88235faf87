import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMessageSettings } from './settings';

const SEND_URL = 'https://messages.example.com/send';

describe('the settings of platform messages', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'messages-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const read = (content: object, canExchange = true) => {
    const path = join(folder, 'settings.json');
    writeFileSync(path, JSON.stringify(content));
    return readMessageSettings(path, canExchange);
  };

  test('without a file nothing is carried', () => {
    expect(readMessageSettings(undefined, false)).toMatchObject({ sendUrl: null, carriers: [] });
  });

  test('a template carries each of its kinds on its platform', () => {
    const { carriers } = read({
      sendUrl: SEND_URL,
      templates: { weapp: { offer: 'w1' }, alipay: { offer: 'a1', turn: 'a2' } },
    });
    expect(carriers).toEqual([
      { kind: 'offer', platform: 'weapp', template: 'w1' },
      { kind: 'offer', platform: 'alipay', template: 'a1' },
      { kind: 'turn', platform: 'alipay', template: 'a2' },
    ]);
  });

  test.each([
    ['a template of another name', { weapp: { remind: 'w1' } }, SEND_URL, 'templates.weapp'],
    ['an empty id', { weapp: { offer: '' } }, SEND_URL, 'templates.weapp.offer'],
    ['no service to send by', {}, undefined, 'sendUrl'],
    ['an address that is none', {}, 'messages.example.com', 'sendUrl'],
  ])('%s stops the start and is named', (_, templates, sendUrl, named) => {
    expect(() => read({ sendUrl, templates })).toThrow(named);
  });

  test('so does a provider that cannot find out whom to send to', () => {
    expect(() => read({ sendUrl: SEND_URL, templates: {} }, false)).toThrow('miniExchangeUrl');
  });
});
