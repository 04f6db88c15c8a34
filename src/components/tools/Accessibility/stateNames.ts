import type { State } from '../../../lib/accessibility/types';

/** Names of the states in the tables, with their meanings. */
export const STATE_NAMES: Readonly<
  Record<State, { name: string; meaning: string }>
> = {
  met: {
    name: 'Met',
    meaning: 'the tests that are named prove it on the pages they look at.',
  },
  partly: {
    name: 'Partly met',
    meaning:
      'a part is proven; the rest falls short or has not been looked at, and the row says which.',
  },
  failed: {
    name: 'Not met',
    meaning: 'it is known that the portal falls short.',
  },
  unchecked: {
    name: 'Not checked',
    meaning:
      'nothing proves it. What the row says comes from reading the code, and what would be needed to know stands beside it.',
  },
  absent: {
    name: 'Does not apply',
    meaning: 'what the criterion is about does not occur in the portal.',
  },
};
