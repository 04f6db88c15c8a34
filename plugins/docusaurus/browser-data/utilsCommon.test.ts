import * as original from '@docusaurus/utils-common';
import * as ours from './utilsCommon';

it('is what it stands in for', () => {
  expect({ ...ours }).toEqual({ ...original });
});
