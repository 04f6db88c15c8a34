import { askVersion } from './askVersion';

const createWorker = (answer: (port: MessagePort | undefined) => void) =>
  ({
    postMessage: (_request: object, [port]: MessagePort[]) => answer(port),
  }) as unknown as ServiceWorker;

it('takes the answer through the port', async () => {
  expect(await askVersion(createWorker((port) => port?.postMessage('a1')))).toBe(
    'a1',
  );
});

it('does not wait for ever', async () => {
  jest.useFakeTimers();
  const version = askVersion(createWorker(() => undefined));
  jest.runAllTimers();
  expect(await version).toBe('');
  jest.useRealTimers();
});
