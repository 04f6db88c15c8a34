import { SITE_DIR } from '../content/site';
import { readRecord, recordAnatomy } from './recordAnatomy';

// More than a thousand demos, drawn and pressed one after the other.
jest.setTimeout(3_600_000);

it('the record of what components are made of is what their demos draw', async () => {
  expect(await recordAnatomy(SITE_DIR)).toEqual(readRecord(SITE_DIR));
});
