import type { BrokenInput } from './brokenInput';
import { DEMO_FILE_FAULTS } from './demoFiles';
import { DEMO_USE_FAULTS } from './demoUses';
import { FRONT_MATTER_FAULTS } from './frontMatter';
import { LANGUAGE_FAULTS } from './languages';
import { NAVIGATION_FAULTS } from './navigation';

/** Inputs that a build must refuse, with file and line, by where they are. */
export const CORPUS: readonly (readonly [
  place: string,
  inputs: readonly BrokenInput[],
])[] = [
  ['front matter', FRONT_MATTER_FAULTS],
  ['navigation', NAVIGATION_FAULTS],
  ['languages', LANGUAGE_FAULTS],
  ['uses of demos', DEMO_USE_FAULTS],
  ['files of demos', DEMO_FILE_FAULTS],
];
