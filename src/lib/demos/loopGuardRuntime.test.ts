import { createLoopGuard, EndlessCodeError } from './loopGuardRuntime';

function createClock() {
  let time = 0;
  let endTurn = () => {};
  const loopGuard = createLoopGuard({
    now: () => time,
    afterTurn: (callback) => {
      endTurn = callback;
    },
  });
  return {
    ...loopGuard,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    endTurn: () => endTurn(),
  };
}

function repeat(times: number, action: () => void) {
  for (let round = 0; round < times; round += 1) {
    action();
  }
}

describe('createLoopGuard', () => {
  it('lets many quick rounds pass', () => {
    const clock = createClock();
    expect(() => repeat(1_000_000, () => clock.repeat(1))).not.toThrow();
  });

  it('lets few slow rounds pass for 0.6 s, less than a frame may be silent', () => {
    const clock = createClock();
    repeat(6, () => {
      clock.repeat(1);
      clock.pass(100);
    });
    clock.repeat(1);
    clock.pass(1);
    expect(() => clock.repeat(1)).toThrow(EndlessCodeError);
  });

  it('stops many rounds after a quarter of a second, and names their line', () => {
    const clock = createClock();
    clock.repeat(7);
    clock.pass(251);
    repeat(990, () => clock.repeat(7));
    expect(() => repeat(32, () => clock.repeat(7))).toThrow(
      expect.objectContaining({ line: 7, message: 'This loop does not end.' }),
    );
  });

  it('measures each line from its own start', () => {
    const clock = createClock();
    clock.repeat(1);
    clock.pass(900);
    expect(() => repeat(2_000, () => clock.repeat(2))).not.toThrow();
  });

  it('stays stopped until the turn ends', () => {
    const clock = createClock();
    clock.repeat(1);
    clock.pass(1_001);
    expect(() => clock.repeat(1)).toThrow(EndlessCodeError);
    expect(() => clock.repeat(2)).toThrow(EndlessCodeError);
    expect(() => clock.enter(3)).toThrow(EndlessCodeError);
    clock.endTurn();
    expect(() => clock.repeat(1)).not.toThrow();
    expect(() => clock.enter(3)).not.toThrow();
  });

  it('starts again with each turn', () => {
    const clock = createClock();
    repeat(100, () => {
      repeat(900, () => clock.repeat(1));
      clock.pass(200);
      clock.endTurn();
    });
    expect(() => clock.repeat(1)).not.toThrow();
  });

  it('asks for the end of a turn once', () => {
    const afterTurn = jest.fn();
    const loopGuard = createLoopGuard({ now: () => 0, afterTurn });
    repeat(10, () => loopGuard.repeat(1));
    expect(afterTurn).toHaveBeenCalledTimes(1);
  });

  it('stops calls within calls that go too deep', () => {
    const clock = createClock();
    repeat(1_500, () => clock.enter(4));
    expect(() => clock.enter(4)).toThrow(
      expect.objectContaining({
        line: 4,
        message: 'This function calls itself without end.',
      }),
    );
  });

  it('forgets the depth of calls that have ended', () => {
    const clock = createClock();
    expect(() =>
      repeat(50_000, () => {
        clock.enter(4);
        clock.leave();
      }),
    ).not.toThrow();
  });

  it('lets a function be called often as long as that is quick', () => {
    const clock = createClock();
    repeat(150_000, () => clock.call(1));
    clock.pass(251);
    expect(() => repeat(16, () => clock.call(1))).toThrow(
      'This function is called over and over.',
    );
  });
});
