import { readFrame } from './read-frame';

test.each([
  ['{"type":"ping"}', { type: 'ping' }],
  ['{"type":"user","token":"t","language":"fr"}', { type: 'user', token: 't', language: 'zh-CN' }],
  ['{"type":"staff","token":"t","language":"en"}', { type: 'staff', token: 't', language: 'en' }],
  [
    '{"type":"follow","conversationId":"c","after":3}',
    { type: 'follow', conversationId: 'c', after: 3 },
  ],
  [
    '{"type":"follow","conversationId":"c","after":2147483647}',
    { type: 'follow', conversationId: 'c', after: 2147483647 },
  ],
  ['{"type":"typing","conversationId":"c"}', { type: 'typing', conversationId: 'c' }],
])('%s is read', (text, frame) => {
  expect(readFrame(text)).toEqual(frame);
});

test.each([
  'no JSON',
  'null',
  '[]',
  '{}',
  '{"type":"user"}',
  '{"type":"user","token":1}',
  '{"type":"follow","conversationId":"c"}',
  '{"type":"follow","conversationId":"c","after":-1}',
  '{"type":"follow","conversationId":"c","after":1.5}',
  '{"type":"follow","conversationId":"c","after":2147483648}',
  '{"type":"follow","conversationId":"c","after":"1"}',
  '{"type":"follow","after":1}',
  String.raw`{"type":"follow","conversationId":"c\u0000","after":1}`,
  String.raw`{"type":"typing","conversationId":"\ud800"}`,
  String.raw`{"type":"user","token":"\u0000"}`,
  `{"type":"user","token":"${'x'.repeat(200)}"}`,
])('%s is none', (text) => {
  expect(readFrame(text)).toBeNull();
});
