import { findTextsAddress } from '../../../state/loadComponentTexts';
import { loadTextsCode } from './loadTextsCode';

jest.mock('../../../state/loadComponentTexts');

const fetchText = jest.fn<Promise<Partial<Response>>, [string]>();

beforeEach(() => {
  fetchText.mockReset();
  Object.assign(window, { fetch: fetchText });
});

const answer = (source: string, ok = true) =>
  fetchText.mockResolvedValueOnce({ ok, text: () => Promise.resolve(source) });

it('no texts are loaded for components in English', async () => {
  expect(await loadTextsCode(null)).toBeNull();
  jest.mocked(findTextsAddress).mockReturnValueOnce(undefined);
  expect(await loadTextsCode({})).toBeNull();
  expect(fetchText).not.toHaveBeenCalled();
});

it('turns the module into one that can be run as text, once', async () => {
  jest.mocked(findTextsAddress).mockReturnValue('/de.js');
  answer('var a={x:()=>1};export{a as material};');
  const code = (await loadTextsCode({})) as string;
  const exports: { material?: { x: () => number } } = {};
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- what the frame does
  (new Function('exports', code) as (into: object) => void)(exports);
  expect(exports.material?.x()).toBe(1);
  expect(await loadTextsCode({})).toBe(code);
  expect(fetchText).toHaveBeenCalledTimes(1);
});

it('asks again for what could not be had', async () => {
  jest.mocked(findTextsAddress).mockReturnValue('/fr.js');
  fetchText.mockRejectedValueOnce(new Error('offline'));
  expect(await loadTextsCode({})).toBeNull();
  answer('gone', false);
  expect(await loadTextsCode({})).toBeNull();
  answer('export const material = {};');
  expect(await loadTextsCode({})).toContain('exports');
});
