import type { ComponentType } from 'react';
import { DISPLAY } from './display';
import { INPUTS } from './inputs';
import { LAYOUT } from './layout';
import { NAVIGATION } from './navigation';
import { OVER_THE_PAGE } from './overThePage';
import { OTHER_PACKAGES } from './otherPackages';

/** Small pictures by the last part of a page's path. They have no state and no events. */
export const THUMBNAILS: Readonly<Record<string, ComponentType>> = {
  ...INPUTS,
  ...DISPLAY,
  ...OVER_THE_PAGE,
  ...NAVIGATION,
  ...LAYOUT,
  ...OTHER_PACKAGES,
};
