import { SECURITY_HEADERS } from '../../plugins/publish/content-security-policy/hostHeaders';
import { renderNginxConfig, type NginxSite } from './renderNginxConfig';

const SITE: NginxSite = {
  folder: '/srv/www/docs/v5.15',
  baseUrl: '/docs/v5.15/',
  prefixLanguages: ['fr', 'zh'],
  listen: '8080',
};

describe('renderNginxConfig', () => {
  const config = renderNginxConfig(SITE);

  it.each([
    'root /srv/www;',
    'listen 8080;',
    'include /srv/www/docs/v5.15/_content-security-policy.map;',
    'include /srv/www/docs/v5.15/_markdown-twins.map;',
    'error_page 404 /docs/v5.15/404.html;',
    'location /docs/v5.15/ {',
    '"~^/docs/v5\\.15/(?:assets|runner/packages)/.*[.-][0-9a-f]{8,}\\.\\w+$" "public, max-age=31536000, immutable";',
    'location ~ "^/docs/v5\\.15/(?<portal_language>fr|zh)/" {',
  ])('has %s', (line) => {
    expect(config).toContain(line);
  });

  it('sends every header with every answer', () => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      expect(config).toContain(`add_header ${name} "${value}" always;`);
    }
    // Those of a location would take the place of all others.
    expect(config.match(/^ +add_header/gm)).toHaveLength(
      Object.keys(SECURITY_HEADERS).length + 4,
    );
    expect(config.match(/^ {8,}add_header/gm)).toBeNull();
  });

  it('never redirects to what was decoded', () => {
    expect(config).not.toMatch(/return 30[12][^;]*\$uri/);
  });

  it('has no prefixes where there are no languages', () => {
    expect(renderNginxConfig({ ...SITE, prefixLanguages: [] })).not.toContain(
      'portal_rest',
    );
  });

  it('takes a site at the top of a host', () => {
    const top = renderNginxConfig({ ...SITE, folder: '/srv/portal', baseUrl: '/' });
    expect(top).toContain('root /srv/portal;');
  });

  it.each([
    '/srv/a b/docs/v5.15',
    '/srv/$x/docs/v5.15',
    'docs/v5.15',
    '/srv/"/docs/v5.15',
  ])('refuses the folder %s', (folder) => {
    expect(() => renderNginxConfig({ ...SITE, folder })).toThrow(
      'The folder must be an absolute path',
    );
  });

  it('refuses a folder that does not end with the path of the site', () => {
    expect(() => renderNginxConfig({ ...SITE, folder: '/srv/portal' })).toThrow(
      'A site at /docs/v5.15/ must lie in a folder that ends with this path, but is in "/srv/portal".',
    );
  });
});
