import { rovingTarget } from './roving';

describe('arrow keys in a group', () => {
  it('wrap around a list', () => {
    expect(rovingTarget('ArrowRight', { index: 2, count: 3 })).toBe(0);
    expect(rovingTarget('ArrowUp', { index: 0, count: 3 })).toBe(2);
  });

  it('skip what is disabled', () => {
    const isDisabled = (index: number) => index === 1;
    expect(rovingTarget('ArrowDown', { index: 0, count: 3, isDisabled })).toBe(2);
    expect(rovingTarget('Home', { index: 2, count: 3, isDisabled: (index) => index === 0 })).toBe(
      1,
    );
  });

  it('go nowhere when nothing else is free', () => {
    expect(
      rovingTarget('ArrowRight', { index: 0, count: 3, isDisabled: (index) => index > 0 }),
    ).toBeUndefined();
    expect(rovingTarget('End', { index: 0, count: 1 })).toBeUndefined();
  });

  it('stop at the edge of a grid', () => {
    expect(rovingTarget('ArrowDown', { index: 1, count: 6, columns: 3 })).toBe(4);
    expect(rovingTarget('ArrowDown', { index: 4, count: 6, columns: 3 })).toBeUndefined();
  });

  it('leave other keys alone', () => {
    expect(rovingTarget('Tab', { index: 0, count: 3 })).toBeUndefined();
  });
});
