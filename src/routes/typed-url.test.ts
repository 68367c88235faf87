import { tidyUrl } from './typed-url';

test.each([
  ['/vaccineDetalis?vaccId=3', '/vaccineDetalis?vaccId=3'],
  ['/vaccineDetalis&vaccId=3', '/vaccineDetalis?vaccId=3'],
  ['/vaccineDetalis&vaccId=3?uFrom=sms', '/vaccineDetalis?vaccId=3&uFrom=sms'],
  ['#/home', '/home'],
  ['%23/home', '/home'],
  ['/vaccineDetalis?vaccId=3。', '/vaccineDetalis?vaccId=3'],
  ['/vaccineDetalis?vaccId=3%E3%80%82', '/vaccineDetalis?vaccId=3'],
  ['/vaccineDetalis?vaccId=3）。', '/vaccineDetalis?vaccId=3'],
  ['/vaccineDetalis?vaccId=3).', '/vaccineDetalis?vaccId=3'],
  ['/department-list%EF%BC%8C', '/department-list'],
  ['/search?keyword=%E6%B5%81%E6%84%9F', '/search?keyword=%E6%B5%81%E6%84%9F'],
  ['/search?keyword=%E6%B5%81%E6%84%9F%EF%BC%9F', '/search?keyword=流感'],
  ['/home?note=%ZZ%', '/home?note=%ZZ%'],
  ['', ''],
])('%s is read as %s', (typed, read) => {
  expect(tidyUrl(typed)).toBe(read);
  expect(tidyUrl(read)).toBe(read);
});
