import { SITE_DIR } from '../content/site';
import { listOffered, readRecord } from './overrideRecord';
import { proveOverrides } from './proveOverrides';

// Every override of every part of a demo of each component, drawn one after the other.
jest.setTimeout(3_600_000);

it('every override that is offered changes its part and nothing else, and its code has no error', async () => {
  const proven = new Set(listOffered(await proveOverrides(SITE_DIR)));
  const offered = listOffered(readRecord(SITE_DIR));
  expect(offered.length).toBeGreaterThan(10_000);
  expect(offered.filter((one) => !proven.has(one))).toEqual([]);
});
