import { TEST_COMPONENTS } from '../../../../../src/lib/demos/demoParts/testComponents';

const { button, buttonBase, slider } = TEST_COMPONENTS;

export default [buttonBase, button, slider];
