/** Faces as documents know them; jsdom has none. */
class Face {
  constructor(
    readonly family: string,
    readonly source: string | ArrayBuffer,
    readonly descriptors: FontFaceDescriptors,
  ) {}

  load() {
    return Promise.resolve(this);
  }
}

let faces: Face[];
let fetched: jest.Mock<Promise<Partial<Response>>, [string]>;

const FONT = new ArrayBuffer(8);

/** Each test has a page of its own. */
async function openPage() {
  jest.resetModules();
  return import('./showTypeface');
}

beforeEach(() => {
  faces = [];
  fetched = jest.fn((_address: string) =>
    Promise.resolve({ ok: true, arrayBuffer: () => Promise.resolve(FONT) }),
  );
  Object.assign(window, { FontFace: Face, fetch: fetched });
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { add: (face: Face) => faces.push(face) },
  });
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  jest.useRealTimers();
});

describe('the typeface of a demo', () => {
  it('is loaded once, and is there for both ranges of weights', async () => {
    const { loadTypeface, showTypefaceInTime } = await openPage();
    await showTypefaceInTime('material-ui', loadTypeface('material-ui')!);
    await showTypefaceInTime('material-ui', loadTypeface('material-ui')!);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(fetched.mock.calls[0]?.[0]).toMatch(/\/fonts\/demos\/roboto-latin\./);
    expect(
      faces
        .filter(({ source }) => source === FONT)
        .map(({ family, descriptors }) => `${family} ${descriptors.weight}`),
    ).toEqual(['Roboto 100 500', 'Roboto 501 900']);
  });

  it('has an address for letters that few demos have', async () => {
    const { loadTypeface, showTypefaceInTime } = await openPage();
    await showTypefaceInTime('joy-ui', loadTypeface('joy-ui')!);
    expect(
      faces.map(({ source }) => source).filter((source) => source !== FONT),
    ).toEqual([
      expect.stringMatching(/^url\(.*\/inter-latin-ext\./),
      expect.stringMatching(/^url\(.*\/inter-latin-ext\./),
    ]);
  });

  it('is not loaded for libraries without one', async () => {
    const { loadTypeface } = await openPage();
    expect(loadTypeface('base-ui')).toBeNull();
    expect(loadTypeface('system')).toBeNull();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('is not loaded where data is saved', async () => {
    Object.defineProperty(navigator, 'connection', {
      configurable: true,
      value: { saveData: true },
    });
    const { loadTypeface } = await openPage();
    expect(loadTypeface('material-ui')).toBeNull();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('is requested again after a failure, which stops no demo', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { loadTypeface } = await openPage();
    expect(await loadTypeface('material-ui')).toBeNull();
    expect(await loadTypeface('material-ui')).toMatchObject({ family: 'Roboto' });
  });

  it('does not take the place of others on a page whose demos began without it', async () => {
    jest.useFakeTimers();
    const { loadTypeface, showTypefaceInTime } = await openPage();
    let arrive = () => {};
    fetched.mockReturnValueOnce(
      new Promise((resolve) => {
        arrive = () =>
          resolve({ ok: true, arrayBuffer: () => Promise.resolve(FONT) });
      }),
    );
    const loading = loadTypeface('material-ui')!;
    const first = showTypefaceInTime('material-ui', loading);
    jest.advanceTimersByTime(1000);
    await first;
    arrive();
    await loading;
    await showTypefaceInTime('material-ui', loading);
    expect(faces).toEqual([]);
    window.history.pushState({}, '', '/material-ui/react-chip/');
    await showTypefaceInTime('material-ui', loading);
    expect(faces).toHaveLength(4);
  });
});
