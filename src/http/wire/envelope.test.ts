import fc, { runs } from '../../../test/tiers/properties';
import { CODE } from '@contract/errors';
import { ApiError } from '../failure/api-error';
import { ANSWER_LIMIT, readEnvelope } from './envelope';

const RUNS = { numRuns: runs(10_000) };
const answer = (body: unknown, status = 200) => ({ status, headers: {}, body });

function outcomeOf(body: unknown, status?: number): string {
  try {
    const { code, msg } = readEnvelope(answer(body, status));
    return typeof code === 'string' && typeof msg === 'string' ? 'envelope' : 'half an envelope';
  } catch (error) {
    return error instanceof ApiError && error.kind === 'malformed' ? 'malformed' : String(error);
  }
}

test('a failure of the provider keeps the id that its log has', () => {
  const msg = '服务暂时不可用，请稍后再试（错误编号 7K2QX9FD）';
  const body = JSON.stringify({ code: CODE.SERVER, msg, data: null });
  expect(readEnvelope(answer(body, 500))).toEqual({ code: CODE.SERVER, msg, data: null });
});

test('whatever comes, it is an envelope or an unreadable answer, and never a crash', () => {
  const body = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc.anything(),
    fc.record(
      { code: fc.anything(), msg: fc.anything(), data: fc.anything() },
      { requiredKeys: [] },
    ),
  );
  fc.assert(
    fc.property(body, fc.integer({ min: 100, max: 599 }), (text, status) => {
      expect(['envelope', 'malformed']).toContain(outcomeOf(text, status));
    }),
    RUNS,
  );
});

test('what was put into an envelope comes out of it', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.integer()),
      fc.string(),
      fc.jsonValue(),
      (code, msg, data) => {
        const read = readEnvelope(answer(JSON.stringify({ code, msg, data })));
        expect(read).toEqual({ code: String(code), msg, data: JSON.parse(JSON.stringify(data)) });
      },
    ),
    RUNS,
  );
});

test('an answer cut off anywhere is unreadable', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.double({ min: 0, max: 1, noNaN: true }), (data, share) => {
      const whole = JSON.stringify({ code: CODE.SUCCESS, msg: '', data });
      const cut = whole.slice(0, Math.floor(share * (whole.length - 1)));
      expect(outcomeOf(cut)).toBe('malformed');
    }),
    RUNS,
  );
});

test('an answer is read up to its limit and not beyond', () => {
  const padded = (length: number) => {
    const empty = JSON.stringify({ code: CODE.SUCCESS, msg: '' });
    return JSON.stringify({ code: CODE.SUCCESS, msg: 'x'.repeat(length - empty.length) });
  };
  expect(outcomeOf(padded(ANSWER_LIMIT))).toBe('envelope');
  expect(outcomeOf(padded(ANSWER_LIMIT + 1))).toBe('malformed');
});
