import {
  findObstacle,
  followWorker,
  type Obstacle,
  type ObstacleSources,
} from './findObstacle';

class FakeWorker extends EventTarget {
  constructor(public state: ServiceWorkerState) {
    super();
  }
  become(state: ServiceWorkerState) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

type Slots = Partial<Record<'active' | 'waiting' | 'installing', FakeWorker>>;

const asRegistration = ({ active, waiting, installing }: Slots) =>
  ({
    active: active ?? null,
    waiting: waiting ?? null,
    installing: installing ?? null,
  }) as unknown as ServiceWorkerRegistration;

const asContainer = (registration?: ServiceWorkerRegistration) => ({
  getRegistration: () => Promise.resolve(registration),
});

/** Follows a worker that has just been registered, through some states. */
async function follow(
  states: readonly ServiceWorkerState[],
  { isKept = true } = {},
): Promise<Obstacle | null> {
  const worker = new FakeWorker('installing');
  const registration = asRegistration({ installing: worker });
  const outcome = followWorker(
    Promise.resolve(registration),
    asContainer(isKept ? registration : undefined),
  );
  await Promise.resolve();
  states.forEach((state) => worker.become(state));
  return outcome;
}

describe('a worker that was registered', () => {
  it('is there once it is activated', async () => {
    expect(await follow(['installed', 'activating', 'activated'])).toBeNull();
  });

  it.each<[string, Slots]>([
    ['of an earlier visit', { active: new FakeWorker('activated') }],
    [
      'of an earlier visit, with a newer one',
      {
        active: new FakeWorker('activated'),
        installing: new FakeWorker('installing'),
      },
    ],
    ['that was activated meanwhile', { waiting: new FakeWorker('activated') }],
  ])('is there at once: one %s', async (_which, slots) => {
    const registration = asRegistration(slots);
    expect(
      await followWorker(Promise.resolve(registration), asContainer(registration)),
    ).toBeNull();
  });

  it.each<[string, ServiceWorkerState[]]>([
    ['does not get installed', ['redundant']],
    ['is given up before it is activated', ['installed', 'redundant']],
  ])('that %s has failed', async (_what, states) => {
    expect(await follow(states)).toBe('failed');
  });

  it('has failed where it is gone at once', async () => {
    expect(
      await followWorker(Promise.resolve(asRegistration({})), asContainer()),
    ).toBe('failed');
  });

  it.each<[string, ServiceWorkerState[]]>([
    ['when it is activated', ['installed', 'activating', 'activated']],
    ['while it is activated', ['installed', 'activating', 'redundant']],
  ])('that takes itself away %s is withdrawn', async (_when, states) => {
    expect(await follow(states, { isKept: false })).toBe('withdrawn');
  });
});

it.each<[string, Obstacle]>([
  ['NotSupportedError', 'refused'],
  ['SecurityError', 'failed'],
  ['TypeError', 'failed'],
  ['AbortError', 'failed'],
])('of a registration that ends with a %s it says %s', async (name, obstacle) => {
  expect(
    await followWorker(Promise.reject(new DOMException('', name)), asContainer()),
  ).toBe(obstacle);
});

describe('what is in the way', () => {
  const HOST = 'docs.example.org';
  const never = new Promise<never>(() => undefined);
  const fine: ObstacleSources = {
    place: {
      host: HOST,
      productionHost: HOST,
      isSecure: true,
      hasServiceWorker: true,
    },
    hasCache: () => Promise.resolve(false),
    container: { controller: null, ...asContainer() },
    start: Promise.resolve(null),
    waitForStart: () => never,
  };

  it('is nothing, where the worker has started', async () => {
    expect(await findObstacle(fine)).toBeNull();
  });

  it('is nothing, where one is in charge of the page', async () => {
    const controller = new FakeWorker('activated') as unknown as ServiceWorker;
    expect(
      await findObstacle({
        ...fine,
        container: { controller, ...asContainer() },
        start: never,
      }),
    ).toBeNull();
  });

  it.each<[Obstacle, Partial<ObstacleSources['place']>]>([
    ['host', { host: 'preview.example.org' }],
    ['host', { host: 'localhost:3000', isSecure: false, hasServiceWorker: false }],
    ['insecure', { isSecure: false }],
    ['insecure', { isSecure: false, hasServiceWorker: false }],
    ['unsupported', { hasServiceWorker: false }],
  ])('is %s for %j', async (obstacle, change) => {
    const hasCache = jest.fn(fine.hasCache);
    expect(
      await findObstacle({ ...fine, hasCache, place: { ...fine.place, ...change } }),
    ).toBe(obstacle);
    expect(hasCache).not.toHaveBeenCalled();
  });

  it.each<[string, () => Promise<boolean>]>([
    ['rejects', () => Promise.reject(new DOMException('', 'SecurityError'))],
    [
      'throws',
      () => {
        throw new DOMException('', 'SecurityError');
      },
    ],
  ])('is that storage is refused, where it %s', async (_how, hasCache) => {
    expect(await findObstacle({ ...fine, hasCache, start: never })).toBe('refused');
  });

  it.each<Obstacle>(['refused', 'failed', 'withdrawn'])(
    'is what registering has ended with: %s',
    async (obstacle) => {
      expect(await findObstacle({ ...fine, start: Promise.resolve(obstacle) })).toBe(
        obstacle,
      );
    },
  );

  it.each<[string, Slots | undefined, Obstacle | null]>([
    ['no worker is there', undefined, 'failed'],
    [
      'a worker is still being installed',
      { installing: new FakeWorker('installing') },
      'failed',
    ],
    [
      'a worker of an earlier visit is there',
      { active: new FakeWorker('activated') },
      null,
    ],
  ])('where none is registered in time and %s', async (_name, slots, expected) => {
    const container = {
      controller: null,
      ...asContainer(slots && asRegistration(slots)),
    };
    expect(
      await findObstacle({
        ...fine,
        container,
        start: never,
        waitForStart: () => Promise.resolve(),
      }),
    ).toBe(expected);
  });
});
