import { offeredActions } from './action-rules';

const kinds = (...args: Parameters<typeof offeredActions>) =>
  offeredActions(...args).map(({ action, kind }) => `${action}:${kind}`);

test('only what the server allows is offered', () => {
  expect(kinds([])).toEqual([]);
  expect(kinds(['remove'])).toEqual(['remove:text']);
});

test('there is at most one primary button, whatever order the server sends', () => {
  expect(kinds(['cancel', 'update', 'confirm', 'scanConfirm'])).toEqual([
    'confirm:primary',
    'scanConfirm:secondary',
    'update:secondary',
    'cancel:text',
  ]);
});

test('taking back a cancellation is no button of weight, even alone', () => {
  expect(kinds(['recallRefund'])).toEqual(['recallRefund:text']);
  expect(kinds(['recallRefund', 'rebook'])).toEqual(['recallRefund:text', 'rebook:primary']);
});

test('giving up a place never leads', () => {
  expect(kinds(['cancel', 'update'])).toEqual(['update:secondary', 'cancel:text']);
});
