import fc from 'fast-check';
import {
  createRateLimiter,
  FRAME_MAX_HEIGHT,
  MESSAGES_PER_SECOND,
  parseRunnerMessage,
} from './runnerProtocol';

describe('parseRunnerMessage', () => {
  it.each([
    [
      { type: 'ready', isolated: true },
      { type: 'ready', isolated: true },
    ],
    [
      { type: 'ready', isolated: 'yes' },
      { type: 'ready', isolated: false },
    ],
    [{ type: 'prepared', more: 1 }, { type: 'prepared' }],
    [{ type: 'alive' }, { type: 'alive' }],
    [
      { type: 'rendered', run: 3 },
      { type: 'rendered', run: 3 },
    ],
    [
      { type: 'resized', height: 80 },
      { type: 'resized', height: 80 },
    ],
    [
      { type: 'resized', height: 1e9 },
      { type: 'resized', height: FRAME_MAX_HEIGHT },
    ],
    [
      {
        type: 'failed',
        run: 1,
        failure: {
          name: 'E',
          message: 'm',
          place: { file: 'A.tsx', line: 4 },
          x: 1,
        },
      },
      {
        type: 'failed',
        run: 1,
        failure: { name: 'E', message: 'm', place: { file: 'A.tsx', line: 4 } },
      },
    ],
    [
      {
        type: 'failed',
        run: 1,
        failure: { name: 'E', message: 'm', place: { line: 4 } },
      },
      { type: 'failed', run: 1, failure: { name: 'E', message: 'm', place: null } },
    ],
  ])('takes what it knows of %j', (data, message) => {
    expect(parseRunnerMessage(data)).toEqual(message);
  });

  it.each([
    null,
    undefined,
    7,
    'ready',
    [],
    ['ready'],
    {},
    { type: 'run', run: 1 },
    { type: 'toString' },
    { type: 'rendered' },
    { type: 'rendered', run: -1 },
    { type: 'rendered', run: 1.5 },
    { type: 'resized', height: '80' },
    { type: 'resized', height: -1 },
    { type: 'resized', height: Number.NaN },
    { type: 'failed', run: 1 },
    { type: 'failed', run: 1, failure: { name: 'E' } },
    { type: 'failed', run: 'x', failure: { name: 'E', message: 'm' } },
  ])('takes nothing of %j', (data) => {
    expect(parseRunnerMessage(data)).toBeNull();
  });

  it('shortens what is too long to be read', () => {
    const message = parseRunnerMessage({
      type: 'failed',
      run: 1,
      failure: { name: 'E', message: 'm'.repeat(1e6) },
    });
    expect(JSON.stringify(message).length).toBeLessThan(3_000);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        parseRunnerMessage(data);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('createRateLimiter', () => {
  it('lets so many messages pass in a second, and no more', () => {
    let time = 0;
    const isFlood = createRateLimiter(() => time);
    const send = (count: number) =>
      Array.from({ length: count }, () => isFlood()).filter(Boolean).length;
    expect(send(MESSAGES_PER_SECOND)).toBe(0);
    expect(send(2)).toBe(2);
    time = 999;
    expect(send(1)).toBe(1);
    time = 1000;
    expect(send(MESSAGES_PER_SECOND)).toBe(0);
  });
});
