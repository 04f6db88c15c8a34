import type { TwinSite } from './types';

/** Where crawlers look for what they may fetch: at the top of a host alone. */
export const ROBOTS_FILE = 'robots.txt';

/**
 * Renders what crawlers are told: all may be read, and where the lists of pages are.
 *
 * @returns null for a site below a path, where nobody would look for the file
 */
export function renderRobots({
  url,
  baseUrl,
}: Pick<TwinSite, 'url' | 'baseUrl'>): string | null {
  return baseUrl === '/'
    ? [
        `# Every page is also there as Markdown: ${url}/llms.txt`,
        'User-agent: *',
        'Allow: /',
        '',
        `Sitemap: ${url}/sitemap.xml`,
        '',
      ].join('\n')
    : null;
}
