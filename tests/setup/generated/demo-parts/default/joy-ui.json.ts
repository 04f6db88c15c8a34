import { TEST_COMPONENTS } from '../../../../../src/lib/demoParts/testComponents';

export default [TEST_COMPONENTS.joyAlert];
