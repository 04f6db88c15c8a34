import type { IconManifest } from '../../../../../plugins/content/material-icons/types';

/** A package of a dozen icons, two to a file. */
const manifest: IconManifest = {
  names: [
    'AccessAlarm',
    'AddShoppingCart',
    'ArrowBack',
    'ArrowForward',
    'Close',
    'Clear',
    'Delete',
    'DeleteForever',
    'GitHub',
    'Person',
    'PersonAdd',
    'Settings',
  ].join(' '),
  partial: { GitHub: ['filled'] },
  twins: [['Close', 'Clear']],
  folder: 'assets/material-icons-test/',
  chunkSize: 2,
};

export default manifest;
