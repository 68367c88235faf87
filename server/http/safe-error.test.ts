import { safeError } from './safe-error';

const SECRET = '王小明 13912340000';

test('of a fault of the database nothing is kept but its state and the names of what it met', () => {
  const error = Object.assign(new Error(`invalid input: "${SECRET}"`), {
    severity: 'ERROR',
    code: '22P05',
    constraint: 'linkmen_name',
    table: 'linkmen',
    detail: `Key (name)=(${SECRET}) exists`,
    where: `JSON data, line 1: {"name":"${SECRET}`,
    parameters: [SECRET],
    hint: SECRET,
  });
  const cached = safeError(error);
  expect(cached).toMatchObject({ code: '22P05', constraint: 'linkmen_name', table: 'linkmen' });
  expect(cached.stack).toMatch(/safe-error\.test/);
  expect(JSON.stringify(cached)).not.toMatch(/王小明|1391234/);
});

test('what a parser quotes is left out, in its causes too', () => {
  const cause = new SyntaxError(`Unexpected token 'x', "{"a":"${SECRET}" is not valid JSON`);
  const error = Object.assign(new Error(`No reading of 13912340000 '${SECRET}'`), { cause });
  const cached = safeError(error);
  expect(cached.message).toMatch(/^No reading of …/);
  expect(JSON.stringify(cached)).not.toMatch(/王小明|1391234/);
});

test('what is thrown need not be an error', () => {
  expect(safeError(SECRET)).toEqual({ type: 'string', message: '', stack: '' });
});
