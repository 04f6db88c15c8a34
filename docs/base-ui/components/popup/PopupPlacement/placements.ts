import type { PopupPlacement } from '@mui/base/Unstable_Popup';

export const placements: PopupPlacement[] = [
  'bottom',
  'bottom-start',
  'bottom-end',
  'top',
  'top-start',
  'top-end',
  'left',
  'right',
];
