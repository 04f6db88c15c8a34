import { environment, readEnvironment } from './environment';

describe('readEnvironment', () => {
  it('needs nothing', () => {
    const expected = {
      repositoryUrl: undefined,
      productionUrl: 'https://docs.example.org',
      productionHost: 'docs.example.org',
      baseUrl: '/',
      locales: ['en'],
      gtagId: undefined,
      feedbackUrl: undefined,
      muiXLicenseKey: undefined,
    };
    expect(readEnvironment({})).toEqual(expected);
    expect(
      readEnvironment({
        DOCS_REPOSITORY_URL: '',
        DOCS_URL: '  ',
        DOCS_PRODUCTION_HOST: '',
        DOCS_BASE_URL: '',
        DOCS_LOCALES: ' ',
        DOCS_GTAG_ID: '',
        DOCS_FEEDBACK_URL: ' ',
        MUI_X_LICENSE_KEY: ' ',
      }),
    ).toEqual(expected);
  });

  it('reads every variable', () => {
    expect(
      readEnvironment({
        DOCS_REPOSITORY_URL: ' https://git.example.com/team/portal/ ',
        DOCS_URL: 'https://ui.example.com/',
        DOCS_PRODUCTION_HOST: 'www.example.com:8443',
        DOCS_BASE_URL: '/portal/v5.15/',
        DOCS_LOCALES: 'en, fr,pt-BR',
        DOCS_GTAG_ID: 'G-AB12CD34EF',
        DOCS_FEEDBACK_URL: 'https://example.org/feedback',
        MUI_X_LICENSE_KEY: 'abc123+/==',
      }),
    ).toEqual({
      repositoryUrl: 'https://git.example.com/team/portal',
      productionUrl: 'https://ui.example.com',
      productionHost: 'www.example.com:8443',
      baseUrl: '/portal/v5.15/',
      locales: ['en', 'fr', 'pt-BR'],
      gtagId: 'G-AB12CD34EF',
      feedbackUrl: 'https://example.org/feedback',
      muiXLicenseKey: 'abc123+/==',
    });
  });

  it('takes the host of DOCS_URL as production host', () => {
    expect(
      readEnvironment({ DOCS_URL: 'http://localhost:3000' }).productionHost,
    ).toBe('localhost:3000');
  });

  it.each([
    ['DOCS_REPOSITORY_URL', 'git@example.com:team/portal.git'],
    ['DOCS_REPOSITORY_URL', 'https://example.com/'],
    ['DOCS_REPOSITORY_URL', 'https://user:secret@example.com/team/portal'],
    ['DOCS_REPOSITORY_URL', 'team/portal'],
    ['DOCS_URL', 'docs.example.com'],
    ['DOCS_URL', 'https://example.com/docs/'],
    ['DOCS_URL', 'https://example.com/?a=1'],
    ['DOCS_URL', 'ftp://example.com'],
    ['DOCS_PRODUCTION_HOST', 'https://example.com'],
    ['DOCS_PRODUCTION_HOST', 'example.com/docs'],
    ['DOCS_PRODUCTION_HOST', 'example.com:443'],
    ['DOCS_PRODUCTION_HOST', 'two words'],
    ['DOCS_BASE_URL', 'docs'],
    ['DOCS_BASE_URL', '/docs'],
    ['DOCS_BASE_URL', '//'],
    ['DOCS_BASE_URL', 'https://example.com/'],
    ['DOCS_LOCALES', 'fr,en'],
    ['DOCS_LOCALES', 'en,en'],
    ['DOCS_LOCALES', 'en,../x'],
    ['DOCS_GTAG_ID', '12345'],
    ['DOCS_FEEDBACK_URL', '/feedback'],
    ['DOCS_FEEDBACK_URL', 'ftp://example.com/'],
    ['DOCS_GTAG_ID', "G-1');alert('1"],
  ])('refuses %s=%s and names it', (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(
      new RegExp(`^${name} must be .+, but is "`),
    );
  });

  it('refuses a malformed licence key without printing it', () => {
    const refuse = () => readEnvironment({ MUI_X_LICENSE_KEY: 'top secret' });
    expect(refuse).toThrow(/^MUI_X_LICENSE_KEY must be one word/);
    expect(refuse).not.toThrow(/top|secret/);
  });
});

describe('environment', () => {
  it('is read from the process', () => {
    expect(environment).toEqual(readEnvironment(process.env));
  });
});
