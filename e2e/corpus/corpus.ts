import type { BrokenInput } from './brokenInput';
import { DEMO_FILE_FAULTS } from './demoFiles';
import { DEMO_USE_FAULTS } from './demoUses';
import { FRONT_MATTER_FAULTS } from './frontMatter';
import { LANGUAGE_FAULTS } from './languages';
import { NAVIGATION_FAULTS } from './navigation';

/** Inputs that a build must refuse, with file and line. */
export const CORPUS: readonly BrokenInput[] = [
  ...FRONT_MATTER_FAULTS,
  ...NAVIGATION_FAULTS,
  ...LANGUAGE_FAULTS,
  ...DEMO_USE_FAULTS,
  ...DEMO_FILE_FAULTS,
];
