import SystemSandbox from '../../../Demo/SystemSandbox';
import { createStage } from '../createStage';

export const stage = createStage(SystemSandbox);
