export default {
  currentLocale: 'en',
  defaultLocale: 'en',
  locales: ['en'],
  localeConfigs: { en: { label: 'English', direction: 'ltr', htmlLang: 'en' } },
};
