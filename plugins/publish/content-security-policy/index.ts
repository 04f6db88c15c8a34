import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { announcePublishing, awaitPublishing } from '../../shared/publishing';
import { LOADER_POLICY } from './hostHeaders';
import type { PolicyHosts } from './types';
import { writeHostPolicies, writePagePolicies } from './writePolicies';

/** Options of this plugin in the site's configuration. */
export interface PolicyOptions extends PolicyHosts {
  /** Path of the site without a language, with both slashes. */
  baseUrl: string;
}

/**
 * Says what pages may load and run: a policy in each page, made of the hashes of what stands
 * in it, and the same as headers for hosts.
 */
export default function contentSecurityPolicyPlugin(
  { i18n: { currentLocale, defaultLocale } }: LoadContext,
  { baseUrl, gtagId, feedbackUrl }: PolicyOptions,
): Plugin {
  const hosts: PolicyHosts = { gtagId, feedbackUrl };
  return {
    name: 'content-security-policy',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            output: {
              // A page that allows other policies is to work too.
              trustedTypes: {
                policyName: LOADER_POLICY,
                onPolicyCreationFailure: 'continue',
              },
            },
          },
    async postBuild({ outDir }) {
      // Pages are all there, and are changed before others read them.
      const pages = await announcePublishing(writePagePolicies(outDir, hosts));
      // Headers know every file.
      await awaitPublishing();
      const root = currentLocale === defaultLocale ? outDir : path.dirname(outDir);
      await writeHostPolicies({ root, baseUrl }, hosts, pages);
    },
  };
}
