/** @jest-environment jsdom */
import { HYDRATED, recordEarlyUse, SEARCH_REQUESTED } from './earlyUse';
import { replayEarlyUse } from './replayEarlyUse';

const answer = jest.fn<void, [id: string]>();

const get = (id: string) => document.getElementById(id) as HTMLElement;

/** Hydration: from then on controls respond. */
function hydrate(): void {
  Object.assign(get('__docusaurus'), { __reactContainer$1: {} });
  document.addEventListener(
    'click',
    ({ target }) => answer((target as Element).id),
    {
      signal: controller.signal,
    },
  );
}

/** As the root of the tree does. */
async function dispatchHydrated(): Promise<void> {
  window.dispatchEvent(new Event(HYDRATED));
  await replayEarlyUse(window);
}

let controller: AbortController;

beforeEach(() => {
  controller = new AbortController();
  answer.mockClear();
  document.body.innerHTML = `
    <div id="__docusaurus">
      <button id="mode"><span id="sign">dark</span></button>
      <button id="menu">Menu</button>
      <button id="pages" popovertarget="list">Pages</button><div id="list" popover></div>
      <a id="link" href="#place">Place</a>
      <div data-demo-stage>
        <form id="form"><input id="field" /><button id="send">Send</button></form>
      </div>
    </div>`;
  recordEarlyUse(window);
});

afterEach(async () => {
  // As the living demo does.
  get('form').addEventListener('submit', (event) => event.preventDefault());
  await dispatchHydrated();
  controller.abort();
});

it('does again what was clicked, each once, in the order of the last clicks', async () => {
  get('menu').click();
  get('sign').click();
  get('menu').click();
  hydrate();
  await dispatchHydrated();
  expect(answer.mock.calls).toEqual([['mode'], ['menu']]);
});

it('early use of elements that work without scripts is not recorded', async () => {
  get('link').click();
  get('pages').click();
  hydrate();
  await dispatchHydrated();
  expect(answer).not.toHaveBeenCalled();
});

it('early use that React replays itself is not recorded', async () => {
  hydrate();
  get('mode').click();
  await dispatchHydrated();
  expect(answer.mock.calls).toEqual([['mode']]);
});

it('keeps no clicks after they were done again', async () => {
  get('mode').click();
  hydrate();
  await dispatchHydrated();
  await dispatchHydrated();
  expect(answer.mock.calls).toEqual([['mode']]);
});

describe('the form of a demo', () => {
  const submit = () =>
    get('form').dispatchEvent(new SubmitEvent('submit', { cancelable: true }));

  it('is not sent before the demo lives', () => {
    expect(submit()).toBe(false);
  });

  it('waits for the demo, not for the page', async () => {
    await dispatchHydrated();
    expect(submit()).toBe(false);
  });

  it('is its own matter afterwards', () => {
    get('form').insertAdjacentHTML('beforeend', '<i data-live></i>');
    expect(submit()).toBe(true);
  });
});

describe('a key that may be a shortcut', () => {
  const heard = jest.fn<void, [key: string, ctrlKey: boolean]>();

  /** @returns whether the browser does what it does with the key */
  const press = (init: KeyboardEventInit, id?: string) =>
    (id ? get(id) : document.body).dispatchEvent(
      new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }),
    );

  async function hydrateAndHear(): Promise<void> {
    heard.mockClear();
    hydrate();
    document.addEventListener('keydown', ({ key, ctrlKey }) => heard(key, ctrlKey), {
      signal: controller.signal,
    });
    await dispatchHydrated();
  }

  it('is heard again, the last of them', async () => {
    press({ key: 't' });
    press({ key: '/' });
    await hydrateAndHear();
    expect(heard.mock.calls).toEqual([['/', false]]);
  });

  it('asks for the search of the portal, not of the browser', async () => {
    expect(press({ key: 'k', ctrlKey: true })).toBe(false);
    expect(press({ key: 'л', code: 'KeyK', metaKey: true })).toBe(false);
    expect(press({ key: '/' })).toBe(false);
    expect(press({ key: 't' })).toBe(true);
    await hydrateAndHear();
    expect(heard.mock.calls).toEqual([['t', false]]);
  });

  it.each([
    ['typed into a field', { key: '/' }, 'field'],
    ['meant for a demo', { key: '/' }, 'send'],
    ['one of the browser', { key: 'c', ctrlKey: true }, undefined],
    [
      'one of Firefox',
      { key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true },
      undefined,
    ],
    ['one of the system', { key: 't', altKey: true }, undefined],
    ['no letter', { key: 'Tab' }, undefined],
  ])('is left alone where it is %s', async (_what, init, id) => {
    expect(press(init, id)).toBe(true);
    await hydrateAndHear();
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('the search', () => {
  const press = (key: string, options: KeyboardEventInit = {}) =>
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, ...options }),
    );
  const readRequestedSearch = () => document.body.dataset[SEARCH_REQUESTED];

  afterEach(() => {
    delete document.body.dataset[SEARCH_REQUESTED];
  });

  it.each([
    ['/', () => press('/')],
    ['k', () => press('k', { ctrlKey: true })],
  ])('is noted when it is requested by %s', (how, ask) => {
    ask();
    expect(readRequestedSearch()).toBe(how);
  });

  it('is not noted for what asks for something else', () => {
    press('t');
    get('menu').click();
    expect(readRequestedSearch()).toBeUndefined();
  });
});
