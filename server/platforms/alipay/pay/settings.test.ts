import { readAlipayPaySettings } from './settings';

const WHOLE = {
  ALIPAY_PAY_SELLER_ID: '2088123412341234',
  ALIPAY_PAY_NOTIFY_HOST: 'https://api.example.cn',
  ALIPAY_PAY_PRODUCTS: 'JSAPI_PAY, QUICK_WAP_WAY',
};
const BOTH = { mini: true, web: true };

test('a whole set-up is read; none is none', () => {
  expect(readAlipayPaySettings(WHOLE, BOTH)).toEqual({
    sellerId: '2088123412341234',
    notifyUrl: 'https://api.example.cn/payment/alipay/notify.do',
    products: ['JSAPI_PAY', 'QUICK_WAP_WAY'],
  });
  expect(readAlipayPaySettings({}, BOTH)).toBeNull();
});

test.each(Object.keys(WHOLE))('without %s the rest is refused, and it is named', (name) => {
  expect(() => readAlipayPaySettings({ ...WHOLE, [name]: '' }, BOTH)).toThrow(name);
});

test.each([
  ['ALIPAY_PAY_SELLER_ID', '2021000000000001'],
  ['ALIPAY_PAY_SELLER_ID', '20881234'],
  ['ALIPAY_PAY_NOTIFY_HOST', 'http://api.example.cn'],
  ['ALIPAY_PAY_NOTIFY_HOST', 'https://api.example.cn/'],
  ['ALIPAY_PAY_NOTIFY_HOST', 'https://api.example.cn?a=b'],
  ['ALIPAY_PAY_PRODUCTS', 'JSAPI_PAY,FACE_TO_FACE_PAYMENT'],
])('%s cannot be %s', (name, value) => {
  expect(() => readAlipayPaySettings({ ...WHOLE, [name]: value }, BOTH)).toThrow(name);
});

test('a product without its application is refused', () => {
  expect(() => readAlipayPaySettings(WHOLE, { mini: false, web: true })).toThrow(
    'ALIPAY_MINI_APP_ID',
  );
  const pages = { ...WHOLE, ALIPAY_PAY_PRODUCTS: 'QUICK_WAP_WAY' };
  expect(readAlipayPaySettings(pages, { mini: false, web: true })).not.toBeNull();
  expect(() => readAlipayPaySettings(pages, { mini: false, web: false })).toThrow(
    'ALIPAY_WEB_APP_ID',
  );
});
