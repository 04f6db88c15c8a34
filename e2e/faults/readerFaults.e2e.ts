import { listQuickRuns, READER_FAULTS } from './faults';
import { useFaults } from './useFaults';

const { findCasualties } = useFaults(false);

it.each(listQuickRuns(READER_FAULTS))('survives: $title', async (run) => {
  expect(await findCasualties(run)).toEqual([]);
});
