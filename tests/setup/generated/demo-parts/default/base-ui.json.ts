import { TEST_COMPONENTS } from '../../../../../src/lib/demos/demoParts/testComponents';

export default [TEST_COMPONENTS.baseBadge];
