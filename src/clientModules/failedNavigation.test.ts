import { createLocation } from 'history';
import type * as FailedNavigation from './failedNavigation';

const FROM = createLocation('/a/');
const TO = createLocation('/b/');

let fetchPage: jest.Mock<Promise<Response>>;
const back = jest.spyOn(window.history, 'back');

/** The Navigation API, which jsdom has not. */
function createNavigation() {
  const navigation = new EventTarget();
  const dispatchNavigate = (navigationType: string, userInitiated = false) => {
    const event = Object.assign(new Event('navigate', { cancelable: true }), {
      navigationType,
      userInitiated,
    });
    navigation.dispatchEvent(event);
    return event.defaultPrevented;
  };
  Object.defineProperty(window, 'navigation', {
    configurable: true,
    value: navigation,
  });
  return dispatchNavigate;
}

async function follow() {
  const dispatchNavigate = createNavigation();
  const client: typeof FailedNavigation = await import('./failedNavigation');
  dispatchNavigate('push');
  const arrive = client.onRouteUpdate?.({ location: TO, previousLocation: FROM });
  return { dispatchNavigate, client, arrive: arrive as () => void };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  jest.resetModules();
  document.body.innerHTML = '';
  back.mockReset().mockImplementation(() => undefined);
  fetchPage = jest.fn(() => Promise.reject(new TypeError('no network')));
  window.fetch = fetchPage as never;
  window.scrollTo = jest.fn() as never;
});

it('stays where the host does not answer, says so, and keeps the place', async () => {
  const { dispatchNavigate, client } = await follow();
  expect(client.isNavigating()).toBe(true);
  expect(dispatchNavigate('reload')).toBe(true);
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

it('a failed navigation is repeated only where the host responds', async () => {
  const { dispatchNavigate } = await follow();
  dispatchNavigate('reload');
  await settle();
  document.querySelector('button')?.click();
  await settle();
  expect(fetchPage).toHaveBeenCalledTimes(2);
  expect(document.querySelector('[role="alert"]')).toBeInTheDocument();
});

it('lets a page that is there be left, and reloaded', async () => {
  const { dispatchNavigate, client, arrive } = await follow();
  arrive();
  expect(client.isNavigating()).toBe(false);
  expect(dispatchNavigate('reload')).toBe(false);
  expect(fetchPage).not.toHaveBeenCalled();
});

it('does not hold readers back who reload by themselves', async () => {
  const { dispatchNavigate } = await follow();
  expect(dispatchNavigate('reload', true)).toBe(false);
});

it('leaves going back and forth to the browser', async () => {
  const { dispatchNavigate } = await follow();
  dispatchNavigate('traverse');
  expect(dispatchNavigate('reload')).toBe(false);
});

it('takes no part of the first page, nor of headings, for a navigation', async () => {
  createNavigation();
  const client: typeof FailedNavigation = await import('./failedNavigation');
  client.onRouteUpdate?.({ location: TO, previousLocation: null });
  client.onRouteUpdate?.({
    location: createLocation('/a/#b'),
    previousLocation: FROM,
  });
  expect(client.isNavigating()).toBe(false);
});
