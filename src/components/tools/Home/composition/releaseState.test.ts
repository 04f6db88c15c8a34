import {
  CHECKS,
  INITIAL_RELEASE,
  VISITS,
  countReached,
  isReady,
  releaseReducer,
  releaseToStatus,
  type Release,
  type ReleaseAction,
} from './releaseState';

const play = (...actions: ReleaseAction[]): Release =>
  actions.reduce(releaseReducer, INITIAL_RELEASE);

describe('releaseReducer', () => {
  it('opens and closes single checks', () => {
    const [first] = CHECKS;
    const opened = play({ type: 'TOGGLE_CHECK', id: first.id });
    expect(opened.checks).not.toContain(first.id);
    expect(
      releaseReducer(opened, { type: 'TOGGLE_CHECK', id: first.id }).checks,
    ).toContain(first.id);
  });

  it('ships only what is checked and approved', () => {
    expect(play({ type: 'TOGGLE_SHIPPED' }).shipped).toBe(false);
    expect(play({ type: 'FINISH_CHECKS' }, { type: 'TOGGLE_SHIPPED' }).shipped).toBe(
      true,
    );
    expect(
      play(
        { type: 'FINISH_CHECKS' },
        { type: 'TOGGLE_APPROVAL', id: 'ines' },
        { type: 'TOGGLE_SHIPPED' },
      ).shipped,
    ).toBe(false);
  });

  it.each<ReleaseAction>([
    { type: 'TOGGLE_CHECK', id: 'changelog' },
    { type: 'TOGGLE_APPROVAL', id: 'bram' },
  ])('calls a shipped release back on %o', (action) => {
    const shipped = play({ type: 'FINISH_CHECKS' }, { type: 'TOGGLE_SHIPPED' });
    expect(releaseReducer(shipped, action).shipped).toBe(false);
  });

  it('keeps a release shipped while one approval more comes in', () => {
    expect(
      play(
        { type: 'FINISH_CHECKS' },
        { type: 'TOGGLE_SHIPPED' },
        { type: 'TOGGLE_APPROVAL', id: 'yuki' },
      ).shipped,
    ).toBe(true);
  });
});

describe('releaseToStatus', () => {
  it('names what a release waits for', () => {
    expect(releaseToStatus(INITIAL_RELEASE)).toBe('Checks open');
    const ready = play({ type: 'FINISH_CHECKS' });
    expect(isReady(ready)).toBe(true);
    expect(releaseToStatus(ready)).toBe('Ready');
    expect(releaseToStatus({ ...ready, approvals: [] })).toBe('In review');
    expect(releaseToStatus({ ...ready, shipped: true })).toBe('Shipped');
  });
});

describe('countReached', () => {
  it('is the share of the visits of the last day', () => {
    expect(countReached({ ...INITIAL_RELEASE, share: 0 })).toBe(0);
    expect(countReached({ ...INITIAL_RELEASE, share: 50 })).toBe(24_100);
    expect(countReached({ ...INITIAL_RELEASE, share: 100 })).toBe(VISITS.at(-1));
  });
});
