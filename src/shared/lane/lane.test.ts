import { cookies } from '@/platform/cookies';
import { chooseLane, currentLane, isLane, LANE_LIFETIME, leaveLane } from './lane';

test('a lane is chosen for 30 days, and left again', () => {
  const set = jest.spyOn(cookies, 'set');
  chooseLane('team-a');
  expect(currentLane()).toBe('team-a');
  expect(set).toHaveBeenCalledWith('swimlane', 'team-a', { maxAge: LANE_LIFETIME });
  expect(LANE_LIFETIME).toBe(2_592_000_000);
  leaveLane();
  expect(currentLane()).toBe('');
});

test.each([
  ['team-a_1', true],
  ['', false],
  ['a b', false],
  ['a\r\nx: y', false],
])('%j as the name of a lane: %s', (text, valid) => {
  expect(isLane(text)).toBe(valid);
});
