import { acsHeaders, queryText } from './acs-signature';

// The example with fixed values on the page that the module names.
test('a call is signed as the published example', () => {
  const headers = acsHeaders(
    {
      host: 'ecs.cn-shanghai.aliyuncs.com',
      action: 'RunInstances',
      version: '2014-05-26',
      query: {
        RegionId: 'cn-shanghai',
        ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd',
      },
      at: Date.parse('2023-10-26T10:22:32.400Z'),
      nonce: '3156853299f313e23d1673dc12e1703d',
    },
    'YourAccessKeyId',
    'YourAccessKeySecret',
  );
  expect(headers.authorization).toBe(
    'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
  );
});

test('what RFC 3986 reserves is encoded', () => {
  expect(queryText({ b: "a b*!'()~", a: '阿依古丽·买买提' })).toBe(
    `a=${encodeURIComponent('阿依古丽·买买提')}&b=a%20b%2A%21%27%28%29~`,
  );
});
