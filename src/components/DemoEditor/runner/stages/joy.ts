import JoySandbox from '../../../Demo/JoySandbox';
import { createStage } from '../createStage';

export const stage = createStage(JoySandbox);
