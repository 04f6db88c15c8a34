import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { SiteFacts } from '../../config/siteFacts';

/** Facts of the build: versions of the packages, addresses. */
export function useSiteFacts(): SiteFacts {
  return useDocusaurusContext().siteConfig.customFields as unknown as SiteFacts;
}
