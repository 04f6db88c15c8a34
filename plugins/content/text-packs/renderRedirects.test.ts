import { renderRedirects } from './renderRedirects';

describe('renderRedirects', () => {
  it('leads addresses with a prefix to their pages', () => {
    expect(
      renderRedirects({
        baseUrl: '/portal/',
        prefixLanguages: ['de', 'en', 'fr', 'zh'],
        builtLanguages: ['en', 'de'],
      }),
    ).toBe(
      '/portal/fr/* /portal/:splat?userLanguage=fr 302\n/portal/zh/* /portal/:splat?userLanguage=zh 302\n',
    );
  });

  it('writes nothing where there are no other languages', () => {
    expect(
      renderRedirects({ baseUrl: '/', prefixLanguages: [], builtLanguages: ['en'] }),
    ).toBe('');
  });
});
