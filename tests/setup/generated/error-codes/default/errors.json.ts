import type { ErrorCatalogue } from '../../../../../plugins/content/error-codes/types';

const errors: ErrorCatalogue = [
  { code: 7, parts: ['MUI: `capitalize(string)` expects a string argument.'] },
  { code: 10, parts: ['MUI: unsupported `', 0, '` color space.'] },
];

export default errors;
