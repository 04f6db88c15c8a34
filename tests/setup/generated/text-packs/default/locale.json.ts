import type { BuiltLanguage } from '../../../../../plugins/content/text-packs/types';

const locale: BuiltLanguage = { code: 'en', texts: null };

export default locale;
