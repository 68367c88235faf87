import { parentDomain } from './parent-domain';

test.each([
  ['qa-m.example.com', 'example.com'],
  ['qa-m.clinic.example.com', 'clinic.example.com'],
  ['example.com', undefined],
  ['localhost', undefined],
  ['127.0.0.1', undefined],
  ['::1', undefined],
])('the lane of %s is shared with %s', (host, domain) => {
  expect(parentDomain(host)).toBe(domain);
});
