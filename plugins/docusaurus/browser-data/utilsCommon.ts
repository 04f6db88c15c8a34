/* Replaces the entry of `@docusaurus/utils-common` in the browser, which imports all of `tslib`
   for a default import. */
export {
  default as applyTrailingSlash,
  addLeadingSlash,
  addTrailingSlash,
  removeTrailingSlash,
} from '@docusaurus/utils-common/lib/applyTrailingSlash';
export {
  addPrefix,
  addSuffix,
  removePrefix,
  removeSuffix,
} from '@docusaurus/utils-common/lib/stringUtils';
export { getErrorCausalChain } from '@docusaurus/utils-common/lib/errorUtils';

/** In the HTML: crawlers know it. */
export const blogPostContainerID = '__blog-post-container';
