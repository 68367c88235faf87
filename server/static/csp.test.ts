import { frameDirectives, policyFor } from './csp';

const H5 = 'ymh5.yimiao.example.com';
const WX = 'wx.yimiao.example.com';

test('a page on a site of the product holds the white pages beside it, and nothing else', () => {
  expect(frameDirectives(H5)[0]).toBe(`frame-src ${WX}/index.html`);
  expect(frameDirectives('ai.yimiao.example.com')[0]).toBe(
    `frame-src ${WX}/index.html ${H5}/index.html`,
  );
});

test('the white pages are held by the other sites only', () => {
  expect(frameDirectives(WX)[1]).toBe(
    `frame-ancestors ${H5} login.yimiao.example.com ai.yimiao.example.com activity.yimiao.example.com`,
  );
  expect(frameDirectives('ai.yimiao.example.com')[1]).toBe("frame-ancestors 'none'");
});

test('test hosts keep to themselves, port included', () => {
  expect(frameDirectives('qa-ymh5.yimiao.example.com:8443')).toEqual([
    'frame-src qa-wx.yimiao.example.com:8443/index.html',
    'frame-ancestors qa-wx.yimiao.example.com:8443 qa-login.yimiao.example.com:8443 qa-ai.yimiao.example.com:8443 qa-activity.yimiao.example.com:8443',
  ]);
});

test.each([
  '127.0.0.1:8080',
  'localhost',
  'evil.example',
  `${H5}.evil.example`,
  `${H5}; frame-src *`,
  '',
])('the host %j has no frames', (host) => {
  expect(frameDirectives(host)).toEqual(["frame-src 'none'", "frame-ancestors 'none'"]);
});

test('inline parts are allowed one by one', () => {
  const policy = policyFor('<style>a{}</style><script>b()</script><script src="c.js"></script>');
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'(;|$)/);
  expect(policy).toMatch(/style-src 'self' 'sha256-[^']+'(;|$)/);
  expect(policy).not.toContain('unsafe-eval');
});

test('pictures of the operator’s map may be loaded, and nothing else from there', () => {
  const policy = policyFor('<p>', 'https://tiles.example.cn');
  expect(policy).toContain("img-src 'self' data: blob: https://tiles.example.cn;");
  expect(policy.split('tiles.example.cn')).toHaveLength(2);
});

test('a page’s policy is this and nothing else', () => {
  expect(policyFor('<p>').split('; ').sort()).toEqual([
    "base-uri 'none'",
    "connect-src 'self'",
    "default-src 'none'",
    "font-src 'self' data:",
    "form-action 'self'",
    "img-src 'self' data: blob:",
    "manifest-src 'self'",
    "media-src 'self' blob:",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "worker-src 'self'",
  ]);
});
