import { leaveVisit, visitPage } from './page-visits';
import { postLeaving, postReport } from './post';

jest.mock('./post', () => ({
  postReport: jest.fn(() => new Promise(() => undefined)),
  postLeaving: jest.fn(() => true),
}));

const reported = (): unknown[] => jest.mocked(postReport).mock.calls.map(([, record]) => record);

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
});
afterEach(() => void jest.useRealTimers());

test('a visit counts the full seconds that its page was up', () => {
  visitPage('home');
  jest.advanceTimersByTime(2999);
  visitPage('mine');
  expect(reported()).toEqual([{ id: expect.any(String), duration: 2, data: { route: 'home' } }]);
  leaveVisit();
});

test('a page that was passed through within a second is no visit', () => {
  visitPage('home');
  jest.advanceTimersByTime(999);
  visitPage('mine');
  leaveVisit();
  expect(postReport).not.toHaveBeenCalled();
  expect(postLeaving).not.toHaveBeenCalled();
});

test('leaving the app reports the visit once', () => {
  visitPage('home');
  jest.advanceTimersByTime(5000);
  leaveVisit();
  leaveVisit();
  expect(jest.mocked(postLeaving).mock.calls).toEqual([
    ['/analytics/pageVisit/report.do', expect.objectContaining({ duration: 5 })],
  ]);
});
