import { endpoints } from '@contract/endpoints';
import type { EndpointName } from '@contract/endpoints';
import { isLogged } from './recorded-calls';

const names = Object.keys(endpoints) as EndpointName[];

test('what signs in, publishes, or shows staff a person goes into the network log; booking and reading do not', () => {
  const logged = names.filter(isLogged);
  for (const name of [
    'POST /passport/v1/h5/login/loginByMobile.do',
    'POST /ugc-api/post/publish.do',
    'POST /ugc-api/comment/publish.do',
    'POST /desk/login.do',
    'GET /desk/day.do',
  ] as const)
    expect(logged).toContain(name);
  expect(logged.filter((name) => /\/subscribe\/|\/order\/|feed\.do/.test(name))).toEqual([]);
  expect(isLogged('POST /subscribe/subscribe/addV2.do')).toBe(false);
});
