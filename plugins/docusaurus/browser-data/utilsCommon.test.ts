import * as original from '@docusaurus/utils-common';
import * as ours from './utilsCommon';

it('the replacement of utils-common equals its original', () => {
  expect({ ...ours }).toEqual({ ...original });
});
