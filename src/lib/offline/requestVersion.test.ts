import { requestVersion } from './requestVersion';

const createWorker = (answer: (port: MessagePort | undefined) => void) =>
  ({
    postMessage: (_request: object, [port]: MessagePort[]) => answer(port),
  }) as unknown as ServiceWorker;

it('the version of a worker arrives through the port', async () => {
  expect(await requestVersion(createWorker((port) => port?.postMessage('a1')))).toBe(
    'a1',
  );
});

it("the request for a worker's version ends after a time", async () => {
  jest.useFakeTimers();
  const version = requestVersion(createWorker(() => undefined));
  jest.runAllTimers();
  expect(await version).toBe('');
  jest.useRealTimers();
});
