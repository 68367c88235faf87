import { isOutage } from './outage';

const withCode = (code: string, message = 'x') => Object.assign(new Error(message), { code });

test.each(['08006', '08P01', '57P01', '57P03', '25006', '53300', 'ECONNREFUSED', 'ECONNRESET'])(
  '%s says that the database is away',
  (code) => {
    expect(isOutage(withCode(code))).toBe(true);
    expect(isOutage(new AggregateError([withCode(code)]))).toBe(true);
  },
);

test.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
])('so does the driver with “%s”', (message) => {
  expect(isOutage(new Error(message))).toBe(true);
});

test('so does a socket that is not there, but no missing file', () => {
  expect(isOutage(Object.assign(withCode('ENOENT'), { syscall: 'connect' }))).toBe(true);
  expect(isOutage(Object.assign(withCode('ENOENT'), { syscall: 'open' }))).toBe(false);
});

test.each(['23505', '23503', '22P02', '22003', '57014', '42P01', '40001', 'EACCES'])(
  '%s does not',
  (code) => {
    expect(isOutage(withCode(code, 'Connection terminated unexpectedly'))).toBe(false);
  },
);

test('nor does a fault of our own', () => {
  expect(isOutage(new TypeError('x is undefined'))).toBe(false);
  expect(isOutage('Connection terminated')).toBe(false);
});
