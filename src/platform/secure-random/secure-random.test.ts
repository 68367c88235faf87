import { hexId, uuid } from './ids';
import { randomBytes as onAlipay } from './index.alipay';
import { randomBytes as onWeChat } from './index.weapp';

const isByte = (value: number) => Number.isInteger(value) && value >= 0 && value < 256;

test('a UUID is of version 4', async () => {
  expect(await uuid()).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
});

test.each([1, 7, 32])('a hex id has %d digits', async (digits) => {
  expect(await hexId(digits)).toMatch(new RegExp(`^[0-9a-f]{${digits}}$`));
});

test('Alipay, without a secure source, still never repeats itself', async () => {
  const drawn = await Promise.all(Array.from({ length: 200 }, () => onAlipay(16)));
  expect(new Set(drawn.map(String)).size).toBe(200);
  expect(drawn.flat().every(isByte)).toBe(true);
  expect(await onAlipay(40)).toHaveLength(40);
});

test('WeChat uses its own source where it has one', async () => {
  const getRandomValues = jest.fn(({ success }) =>
    success({ randomValues: new Uint8Array([1, 2]).buffer }),
  );
  Object.assign(globalThis, { wx: { getRandomValues } });
  await expect(onWeChat(2)).resolves.toEqual([1, 2]);
  Object.assign(globalThis, { wx: {} });
  await expect(onWeChat(3)).resolves.toHaveLength(3);
});
