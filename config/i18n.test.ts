import path from 'node:path';
import { createI18n } from './i18n';

const SITE_DIR = path.resolve(__dirname, '..');

it('takes name and direction of each language from its pack', () => {
  expect(createI18n(['en', 'ar', 'pt-BR'], SITE_DIR)).toEqual({
    defaultLocale: 'en',
    locales: ['en', 'ar', 'pt-BR'],
    localeConfigs: {
      en: { label: 'English', direction: 'ltr', htmlLang: 'en' },
      ar: { label: 'العربية', direction: 'rtl', htmlLang: 'ar' },
      'pt-BR': { label: 'Português (Brasil)', direction: 'ltr', htmlLang: 'pt-BR' },
    },
  });
});

it('refuses a language without pack, and names its file', () => {
  expect(() => createI18n(['en', 'xx'], SITE_DIR)).toThrow(
    'DOCS_LOCALES names "xx", but there is no i18n/xx/portal.json.',
  );
});
