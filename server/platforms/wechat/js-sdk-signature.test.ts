import { signatureOf } from './js-sdk-signature';

test('a signature is the one of the messaging app’s own documentation', () => {
  const ticket =
    'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg';
  const stamp = { nonceStr: 'Wm3WZYTPz0wzccnW', timestamp: 1414587457 };
  expect(signatureOf(ticket, stamp, 'http://mp.weixin.qq.com?params=value')).toBe(
    '0f9de62fce790f9a083d5c99e95740ceb90c27ed',
  );
});
