import MaterialSandbox from '../../../Demo/MaterialSandbox';
import { createStage } from '../createStage';

export const stage = createStage(MaterialSandbox);
