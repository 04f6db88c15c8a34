import { createLocation } from 'history';
import { PAGE_FAILED } from '../lib/pageFailed';
import type * as FailedNavigation from './failedNavigation';

const FROM = createLocation('/a/');
const TO = createLocation('/b/');

let fetchPage: jest.Mock<Promise<Response>>;
const back = jest.spyOn(window.history, 'back');

/** What the loader of pages tells; whether it is taken care of. */
const fail = (pathname = '/b/') =>
  !window.dispatchEvent(
    new CustomEvent(PAGE_FAILED, { detail: pathname, cancelable: true }),
  );

async function follow() {
  const client: typeof FailedNavigation = await import('./failedNavigation');
  const arrive = client.onRouteUpdate?.({ location: TO, previousLocation: FROM });
  return { client, arrive: arrive as () => void };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

const listen = jest.spyOn(window, 'addEventListener');

afterEach(() => {
  // Each test has a module of its own.
  listen.mock.calls.forEach(([type, listener]) =>
    window.removeEventListener(type, listener),
  );
  listen.mockClear();
});

beforeEach(() => {
  jest.resetModules();
  document.body.innerHTML = '';
  back.mockReset().mockImplementation(() => undefined);
  fetchPage = jest.fn(() => Promise.reject(new TypeError('no network')));
  window.fetch = fetchPage as never;
  window.scrollTo = jest.fn() as never;
});

it('stays where the host does not answer, says so, and keeps the place', async () => {
  const { client } = await follow();
  expect(client.isNavigating()).toBe(true);
  expect(fail()).toBe(true);
  await settle();
  expect(back).toHaveBeenCalledTimes(1);
  expect(client.isNavigating()).toBe(false);
  const alert = document.querySelector('[role="alert"]');
  expect(alert).toHaveTextContent('There is no network, and /b/ is not kept');

  client.onRouteUpdate?.({ location: FROM, previousLocation: TO });
  client.onRouteDidUpdate?.({ location: FROM, previousLocation: TO });
  expect(window.scrollTo).toHaveBeenCalledWith(
    expect.objectContaining({ left: 0, top: 0 }),
  );
  expect(alert).toBeInTheDocument();

  // The next link that is followed takes the message away.
  client.onRouteUpdate?.({ location: TO, previousLocation: FROM });
  expect(alert).not.toBeInTheDocument();
});

it('tries again only where the host answers', async () => {
  await follow();
  fail();
  await settle();
  document.querySelector('button')?.click();
  await settle();
  expect(fetchPage).toHaveBeenCalledTimes(2);
  expect(document.querySelector('[role="alert"]')).toBeInTheDocument();
});

it('is over when the page is there', async () => {
  const { client, arrive } = await follow();
  arrive();
  expect(client.isNavigating()).toBe(false);
  expect(fail()).toBe(false);
  expect(fetchPage).not.toHaveBeenCalled();
});

it('takes no care of another page that is loaded ahead', async () => {
  await follow();
  expect(fail('/c/')).toBe(false);
});

it('leaves going back and forth to the browser', async () => {
  const { client } = await follow();
  window.dispatchEvent(new PopStateEvent('popstate'));
  client.onRouteUpdate?.({ location: FROM, previousLocation: TO });
  expect(fail('/a/')).toBe(false);
  client.onRouteUpdate?.({ location: TO, previousLocation: FROM });
  expect(fail()).toBe(true);
});

it('takes no part of the first page, nor of headings, for a navigation', async () => {
  const client: typeof FailedNavigation = await import('./failedNavigation');
  client.onRouteUpdate?.({ location: TO, previousLocation: null });
  client.onRouteUpdate?.({
    location: createLocation('/a/#b'),
    previousLocation: FROM,
  });
  expect(client.isNavigating()).toBe(false);
});
