import preloadRoutes from '@docusaurus/core/lib/client/preload';
import { PAGE_FAILED } from '../../../src/lib/pageFailed';
import { openShardOf } from './openShards';
import preload from './preload';

jest.mock('@docusaurus/core/lib/client/preload', () => ({
  __esModule: true,
  default: jest.fn(() => Promise.resolve()),
}));
jest.mock('./openShards', () => ({ openShardOf: jest.fn(() => Promise.resolve()) }));

const target = new EventTarget();
const told: string[] = [];
let prevents = false;

beforeAll(() => {
  Object.assign(globalThis, { window: target });
  target.addEventListener(PAGE_FAILED, (event) => {
    told.push((event as CustomEvent<string>).detail);
    if (prevents) event.preventDefault();
  });
});

beforeEach(() => {
  told.length = 0;
  prevents = false;
});

const settle = () => new Promise((resolve) => setTimeout(resolve));

it('tells nothing of a page that is loaded', async () => {
  await preload('/a/');
  expect(told).toEqual([]);
});

it.each([
  ['its piece of the routes', openShardOf],
  ['its scripts', preloadRoutes],
])('fails with %s where nobody takes care of it', async (_what, load) => {
  jest.mocked(load).mockRejectedValueOnce(new Error('gone'));
  await expect(preload('/a/')).rejects.toThrow('gone');
  expect(told).toEqual(['/a/']);
});

it('never ends where somebody does', async () => {
  jest.mocked(openShardOf).mockRejectedValueOnce(new Error('gone'));
  prevents = true;
  const handleEnd = jest.fn();
  void preload('/a/').then(handleEnd, handleEnd);
  await settle();
  expect(told).toEqual(['/a/']);
  expect(handleEnd).not.toHaveBeenCalled();
});
