import { createSigner, signatureOf } from './js-sdk-config';

const account = { appId: 'wx0', ticketUrl: 'https://ticket.example.com/' };
const page = 'https://m.example.com/index.html?x=1';

test('a signature is the one of the messaging app’s own documentation', () => {
  const ticket =
    'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg';
  const stamp = { nonceStr: 'Wm3WZYTPz0wzccnW', timestamp: 1414587457 };
  expect(signatureOf(ticket, stamp, 'http://mp.weixin.qq.com?params=value')).toBe(
    '0f9de62fce790f9a083d5c99e95740ceb90c27ed',
  );
});

test('a ticket is kept until shortly before its end', async () => {
  const ask = jest.fn(() => Promise.resolve({ ticket: 't', expires_in: 7200 }));
  const sign = createSigner(account, ask);
  const config = await sign(page, 1_000_000);
  expect(config).toMatchObject({ appId: 'wx0', timestamp: 1000 });
  expect(config.signature).toBe(signatureOf('t', config, page));
  await sign(page, 1_000_000 + 7_139_000);
  expect(ask).toHaveBeenCalledTimes(1);
  await sign(page, 1_000_000 + 7_141_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a refused ticket is asked for again the next time', async () => {
  const ask = jest
    .fn(() => Promise.resolve({ ticket: 't', expires_in: 7200 }))
    .mockRejectedValueOnce(new Error('down'));
  const sign = createSigner(account, ask);
  await expect(sign(page, 0)).rejects.toThrow('down');
  await expect(sign(page, 0)).resolves.toMatchObject({ appId: 'wx0' });
});
