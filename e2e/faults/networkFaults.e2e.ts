import { listQuickRuns, NETWORK_FAULTS } from './faults';
import { useFaults } from './useFaults';

const { findCasualties } = useFaults(false);

it.each(listQuickRuns(NETWORK_FAULTS))('survives: $title', async (run) => {
  expect(await findCasualties(run)).toEqual([]);
});
